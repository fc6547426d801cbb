/** Leaves this page for an address elsewhere that the server has named. Nothing of this step is left to come back to. */
export function leaveFor(address: string): void {
  if (/^https?:/.test(address)) window.location.replace(address);
}
