import type { AccessNoticeSettings } from '../../../../domain/contract/access-notices.ts';
import type { Services } from '../../services.ts';
import { findAccessNoticeChoice, findNewLooks, markLooksSeen } from './access-notices.queries.ts';
import type { NewLooks } from './access-notices.queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/** Days for which an opening is news. Later it stands in the list of who has looked alone. */
const newsDays = 30;

/** What a person has not read yet of who opened their record, where they want to learn it on the page. */
export async function newLooksOf({ db, now }: Needs, userId: string): Promise<NewLooks | undefined> {
  return findNewLooks(db, { userId, since: new Date(now().getTime() - newsDays * 86_400_000) });
}

export async function readAccessNoticeChoice({ db }: Pick<Needs, 'db'>, userId: string): Promise<AccessNoticeSettings> {
  return findAccessNoticeChoice(db, userId);
}

/** What was opened after `until` is news again. */
export async function dismissLooks({ db }: Needs, userId: string, until: Date): Promise<void> {
  await markLooksSeen(db, { userId, until });
}
