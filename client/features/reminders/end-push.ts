/** Needs no connection: what a server that was not told still sends reaches this browser no more. */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
