const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id of ours; what cannot is not looked up. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
