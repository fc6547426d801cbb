import { enoughInLevels, enoughToSayTookPart, fewestInUse, giveOrTake, noiseScales, varianceOf } from './noise.ts';
import { figureKinds } from './figure-kinds.ts';
import type { FigureKind } from './figure-kinds.ts';
import { movedShareToSay } from './wilson.ts';
import type { Share } from './wilson.ts';

/** People of one kind in a block, each counted once. */
export interface KindCount {
  answered: number;
  /** At a moderate or severe level, or sad or angry. */
  raised: number;
}

/**
 * Four weeks. All numbers were moved by chance before they were stored, and what is shown, or not, follows from them alone:
 * nothing here can tell more than they do.
 */
export interface Block {
  firstDay: string;
  tookPart: number;
  /** The people of whichever level, of whichever kind in use, has the fewest. */
  smallest: number;
  kinds: Record<FigureKind, KindCount>;
}

export function isInUse({ answered }: Pick<KindCount, 'answered'>): boolean {
  return answered >= fewestInUse;
}

/**
 * The blocks that a kind's figures are made of; none where they are not shown. Decided once for all kinds and levels in use,
 * by a number that is shown nowhere: so what is shown is not the higher for having been shown.
 */
export function shownBlocks(blocks: readonly Block[], kind: FigureKind, least: number): readonly Block[] {
  const used = blocks.filter(({ kinds }) => isInUse(kinds[kind]));
  const smallest = used.reduce((sum, block) => sum + block.smallest, 0);
  return used.length > 0 && smallest >= enoughInLevels(used.length, least) ? used : [];
}

/** Decided by who answered, not by the number itself. */
export function isTookPartShown({ kinds }: Pick<Block, 'kinds'>, least: number): boolean {
  return Math.max(...figureKinds.map((kind) => kinds[kind].answered)) >= enoughToSayTookPart(least);
}

/** Chance may have moved a number below none, or a part above its whole. */
function inOrder({ answered, raised }: KindCount): KindCount {
  return { answered: Math.max(0, answered), raised: Math.max(0, Math.min(raised, answered)) };
}

/** All blocks together. */
export function sumOf(blocks: readonly Pick<Block, 'kinds'>[], kind: FigureKind): KindCount {
  const sum = (part: keyof KindCount) => blocks.reduce((before, { kinds }) => before + kinds[kind][part], 0);
  return inOrder({ answered: sum('answered'), raised: sum('raised') });
}

/** The share of those who are at a raised level; undefined where there are too few to say. */
export function raisedShare({ answered, raised }: KindCount, blocks: number): Share | undefined {
  return movedShareToSay(raised, answered, {
    ofCount: blocks * varianceOf(noiseScales.raised),
    ofTotal: blocks * varianceOf(noiseScales.answered),
  });
}

/** How far a number of so many blocks may be off. */
export function offBy(part: keyof typeof noiseScales, blocks: number): number {
  return Math.ceil(giveOrTake(blocks * varianceOf(noiseScales[part])));
}

/**
 * How far one half of a chart may be off, with the kinds that are shown added up: those who are not raised are who answered
 * less who is, and both were moved.
 */
export function halvesOffBy(
  {
    shown,
    give_or_take: { raised, answered },
  }: { shown: readonly FigureKind[]; give_or_take: { raised: number; answered: number } },
  kinds: readonly FigureKind[],
): number {
  const added = kinds.filter((kind) => shown.includes(kind)).length;
  return Math.ceil(Math.sqrt(added * (raised ** 2 + answered ** 2)));
}
