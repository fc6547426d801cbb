import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { operatorMessages } from '../../../domain/messages/en/settings.ts';

/** The certificates of the authorities in a file of the settings, as text; what is wrong with it is added to `faults`. */
export function readAuthorities(name: string, path: string | undefined, faults: string[]): string | undefined {
  if (path === undefined) return undefined;
  try {
    const text = readFileSync(path, 'utf8');
    if (holdsCertificates(text)) return text;
    faults.push(`${name}: ${operatorMessages.noCertificate}`);
  } catch {
    faults.push(`${name}: ${operatorMessages.unreadableFile}`);
  }
  return undefined;
}

function holdsCertificates(text: string): boolean {
  try {
    return new X509Certificate(text).raw.length > 0;
  } catch {
    return false;
  }
}
