export interface PromptProps {
  /** True where the password was given. */
  onDone: (given: boolean) => void;
}
