/** Days for which a milder policy is announced before it comes into force. */
export const announcedDays = 7;

/** A clock that went on by more than this many minutes unseen was moved, or no one was there to read the announcement. */
export const unseenMinutes = 10;

export interface Wait {
  /** When it is over, if nothing happens in between. */
  holdsFrom: Date;
  /** When it was last seen to go on. */
  seenAt: Date;
}

export function waitFrom(now: Date): Wait {
  return { holdsFrom: new Date(now.getTime() + announcedDays * 86_400_000), seenAt: now };
}

/**
 * The wait as it is seen now. Time counts in which it was seen to go on, and no other: neither what a clock jumps, ahead or back,
 * nor hours in which the program stood and no one could read the announcement. The end moves along with both.
 */
export function waitSeen({ holdsFrom, seenAt }: Wait, now: Date): Wait {
  const passed = now.getTime() - seenAt.getTime();
  const counts = passed >= 0 && passed <= unseenMinutes * 60_000;
  return { holdsFrom: counts ? holdsFrom : new Date(holdsFrom.getTime() + passed), seenAt: now };
}

export function isOver({ holdsFrom, seenAt }: Wait): boolean {
  return seenAt >= holdsFrom;
}
