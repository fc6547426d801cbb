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

/** 0 to `scale` - 1, each 2^(1 / scale) times as likely as the next. */
function drawStep(scale: number): number {
  for (;;) {
    const step = randomInt(scale);
    if (randomInt(fine) < fine * 2 ** (-step / scale)) return step;
  }
}

/** 0 or more; `scale` further is half as likely. */
function drawDistance(scale: number): number {
  return drawHeads() * scale + drawStep(scale);
}

/**
 * Two-sided geometric: k has a probability in proportion to 2^(-|k| / scale). Without a bound, so that nothing is ever
 * certain.
 */
export function drawNoise(scale: number): number {
  return drawDistance(scale) - drawDistance(scale);
}
