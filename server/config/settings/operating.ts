import * as z from 'zod/mini';
import { operatorMessages } from '../../../domain/messages/en/settings.ts';
import { wholeNumber } from './fields.ts';

/** How this process stops, and what it needs of its disk. */
export interface OperatingSettings {
  /** For how long calls are still taken after a stop was asked for, so that who balances can notice. */
  drainSeconds: number;
  /** Bytes of the disk below which nothing more is stored; 0 where no one is to look. */
  diskFreeMin: number;
}

const units = { '': 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3, t: 1024 ** 4 };

const sizePattern = /^([0-9]{1,15})\s*([kmgt]?)(?:i?b)?$/i;

/** `1 GiB`, `512M`, or a number of bytes. */
function bytesOf(text: string): number {
  const [, number = '0', unit = ''] = sizePattern.exec(text) ?? [];
  return Number(number) * units[unit.toLowerCase() as keyof typeof units];
}

export const operatingShape = {
  DRAIN_SECONDS: wholeNumber(0, 300, 5),
  DISK_FREE_MIN: z._default(
    z.pipe(z.string().check(z.trim(), z.regex(sizePattern, operatorMessages.size)), z.transform(bytesOf)),
    1024 ** 3,
  ),
};

export function operatingOf(settings: z.infer<z.ZodMiniObject<typeof operatingShape>>): OperatingSettings {
  return { drainSeconds: settings.DRAIN_SECONDS, diskFreeMin: settings.DISK_FREE_MIN };
}
