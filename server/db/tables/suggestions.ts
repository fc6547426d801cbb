export interface SuggestionsTable {
  id: string;
  day: string;
  /** Encrypted. */
  content: Buffer;
}
