import { randomBytes, randomInt } from 'node:crypto';

/** How many times in a row a coin falls on heads. */
function drawHeads(): number {
  for (let heads = 0; ;) {
    const byte = randomBytes(1).readUInt8();
    if (byte !== 255) return heads + Math.clz32(~(byte << 24));
    heads += 8;
  }
}

const fine = 2 ** 47;

/** 0 to `reach` - 1, each 2^(1 / reach) times as likely as the next. */
function drawStep(reach: number): number {
  for (;;) {
    const step = randomInt(reach);
    if (randomInt(fine) < fine * 2 ** (-step / reach)) return step;
  }
}

/** 0 or more; `reach` further is half as likely. */
function drawDistance(reach: number): number {
  return drawHeads() * reach + drawStep(reach);
}

/**
 * Two-sided geometric: k has a probability in proportion to 2^(-|k| / reach). Without a bound, so that nothing is ever
 * certain.
 */
export function drawNoise(reach: number): number {
  return drawDistance(reach) - drawDistance(reach);
}
