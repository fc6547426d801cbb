/** Long enough for the slowest phone to have taken the file (ms). */
const keepFor = 60_000;

/** Hands bytes to the browser as a download. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), keepFor);
}
