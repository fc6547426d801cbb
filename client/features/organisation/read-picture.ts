import { logoLimits } from '../../../domain/organisation-logo.ts';

export interface Picture {
  type: 'image/png';
  /** Base64. */
  image: string;
}

/** The sides that a logo is made to fit into, one after the other, until it is small enough. */
const sides = [512, 384, 256, 160];

/**
 * What was chosen, drawn again as a PNG: so it is small, says nothing of where it was taken, and the report can draw it.
 * Undefined where it is no picture, 'too_large' where no size is small enough.
 */
export async function readPicture(file: Blob): Promise<Picture | 'too_large' | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  for (const side of sides) {
    const png = await drawn(bitmap, side);
    if (png && png.size <= logoLimits.mostBytes) return { type: 'image/png', image: await base64Of(png) };
  }
  return 'too_large';
}

async function drawn(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(logoLimits.leastSide, Math.round(bitmap.width * scale));
  canvas.height = Math.max(logoLimits.leastSide, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
