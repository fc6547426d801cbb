type Step = () => Promise<void>;

let step: Step | null = null;

/** What a person is asked before the next thing that is recorded; null where there is nothing to ask. */
export function setStepBeforeRecording(next: Step | null): void {
  step = next;
}

/** To be waited for by whatever records something. */
export async function beforeRecording(): Promise<void> {
  await step?.();
}
