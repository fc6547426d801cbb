import { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import { readFreeSpace } from '../disk/free-space.ts';
import { right, wrong } from './examination.ts';
import type { Check } from './examination.ts';
import { sizeText } from './size-text.ts';

export const checkDisk: Check = async ({ config: { dataDir, diskFreeMin: leastFree } }) => {
  const { disk } = doctorMessages;
  try {
    const free = await readFreeSpace(dataDir);
    if (free < leastFree) return wrong(disk.full(sizeText(free), dataDir, sizeText(leastFree)));
    return right(disk.fine(sizeText(free), dataDir));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return wrong(disk.noFolder(dataDir, code));
  }
};
