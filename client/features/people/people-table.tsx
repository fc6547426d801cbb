import type { Person } from '../../../domain/contract/people.ts';
import { peopleListMessages, peopleMessages } from '#messages/people.ts';
import type { PersonAction } from '#messages/people.ts';
import { DenseTable } from '../../ui/dense-table.tsx';
import type { DenseColumn } from '../../ui/dense-table.tsx';
import { EmailText } from './email-text.tsx';
import { PersonMenu, PersonName, RoleTag } from './person-row.tsx';

const columns: readonly DenseColumn<Person>[] = [
  { key: 'name', header: peopleListMessages.name, share: 34, cell: (person) => <PersonName person={person} /> },
  { key: 'email', header: peopleListMessages.email, share: 36, cell: ({ email }) => <EmailText email={email} /> },
  {
    key: 'role',
    header: peopleMessages.role,
    share: 30,
    cell: (person) => person.role !== 'employee' && <RoleTag person={person} />,
  },
];

type PeopleTableProps = { people: readonly Person[]; onAct: (action: PersonAction, person: Person) => void };

/** The accounts where there is room for a table. */
export function PeopleTable({ people, onAct }: PeopleTableProps) {
  return (
    <DenseTable
      caption={peopleMessages.title}
      columns={columns}
      rows={people}
      menuHeader={peopleListMessages.actions}
      renderMenu={(person) => <PersonMenu person={person} onAct={(action) => onAct(action, person)} />}
    />
  );
}
