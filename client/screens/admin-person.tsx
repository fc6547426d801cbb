import { correctPersonMessages } from '#messages/corrections.ts';
import { CallError } from '../api/call-error.ts';
import { CorrectPerson } from '../features/people/corrections/correct-person.tsx';
import { usePersonDetails } from '../features/people/corrections/corrections.api.ts';
import styles from '../features/people/corrections/corrections.module.css';
import { PersonLeaving } from '../features/people/corrections/person-leaving.tsx';
import { AccountActionCard } from '../features/people/account-action-card.tsx';
import { useWorkLists } from '../features/work-lists/work-lists.api.ts';
import { NothingFoundDrawing } from '../illustrations/state-drawings.tsx';
import { Link } from '../routing/link.tsx';
import { useParam } from '../routing/params.ts';
import { classNames } from '../ui/class-names.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { grid, stack } from '../ui/layout.ts';
import { EmptyState } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';

const words = correctPersonMessages;

/** One account: what an admin corrects of it. The tab of the browser, and with it its history, names no one. */
export function AdminPersonScreen() {
  const id = useParam('personId');
  const query = usePersonDetails(id);
  const { data: person, error } = query;
  const { data: lists } = useWorkLists();
  const isUnknown = error instanceof CallError && error.status === 404;
  return (
    <Page
      title={words.title}
      heading={person ? words.of(person.name) : words.title}
      ways={<Link to="/admin/people">{words.back}</Link>}
      width="wide"
    >
      {isUnknown && <EmptyState illustration={<NothingFoundDrawing />} text={words.notFound} />}
      {!person && !isUnknown && <NotLoaded query={query} height={640} />}
      {person && (
        <div className={classNames(!person.has_left && styles.beside, grid(6))}>
          {!person.has_left && <CorrectPerson key={person.id} person={person} lists={lists} />}
          <div className={stack(6)}>
            {!person.has_left && <AccountActionCard action="startReset" person={person} />}
            {!person.has_left && <AccountActionCard action="endSessions" person={person} />}
            <PersonLeaving person={person} />
          </div>
        </div>
      )}
    </Page>
  );
}
