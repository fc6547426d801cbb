import { addDays, daysBetween } from '../dates.ts';

/** Days of one block. */
export const blockDays = 28;

/** A Monday. The calendar of blocks never depends on what is in them. */
const epoch = '2024-01-01';

/** The first day of the block that a day lies in. */
export function blockOf(day: string): string {
  return addDays(epoch, Math.floor(daysBetween(epoch, day) / blockDays) * blockDays);
}

/** The first day of the last blocks that are over on this day: as many as have room in so many days, one at least. */
export function startOfLastBlocks(days: number, over: string): string {
  const blocks = Math.max(1, Math.floor(days / blockDays));
  return addDays(blockOf(addDays(over, 1)), -blocks * blockDays);
}

export function lastDayOf(block: string): string {
  return addDays(block, blockDays - 1);
}
