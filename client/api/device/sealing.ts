/** AES-256-GCM. What it is about is sealed with it: nothing can be put in another thing's place. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const sealingOf = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(about),
});

export async function seal(key: CryptoKey, about: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt(sealingOf(iv, about), key, text) };
}

/** Undefined with another key. */
export async function unseal(key: CryptoKey, about: string, { iv, bytes }: Sealed): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(sealingOf(iv, about), key, bytes)));
  } catch {
    return undefined;
  }
}
