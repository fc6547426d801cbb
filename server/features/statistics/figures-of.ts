import type { Asked } from '../../../domain/statistics/periods.ts';
import { protectionOf, stillHolds } from './made-once/protection.ts';
import type { Services } from '../services.ts';
import { exactFigures } from './exact-figures.ts';
import type { Figures } from './figures.ts';
import { protectedFigures } from './protected-figures.ts';

/**
 * The only way to figures: protected where the rule for named records asks for it, else exact, of the days since it was last
 * loosened. All that is read at once follows one rule: tightened meanwhile, nothing plain goes out any more.
 */
export async function figuresOf<Reply>(
  services: Services,
  asked: Asked | undefined,
  read: (figures: Figures) => Promise<Reply>,
): Promise<Reply> {
  const protection = await protectionOf(services);
  if (protection.isAll) return read(protectedFigures(services, asked ?? 'all'));
  const exact = await read(exactFigures(services, asked ?? 'all', protection.through));
  return (await stillHolds(services, protection)) ? exact : figuresOf(services, asked, read);
}
