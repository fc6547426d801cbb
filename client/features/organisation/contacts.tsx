import type { Contact } from '../../../domain/contract/organisation.ts';
import { callAddress } from '../../../domain/help-lines.ts';
import { contactMessages } from '#messages/organisation.ts';
import { Card } from '../../ui/card.tsx';
import { useOrganisation } from './organisation.api.ts';
import { row, stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './organisation.module.css';

/** Whom anyone can ask about their data, and where a complaint goes. Nothing until it is known. */
export function Contacts() {
  const { data } = useOrganisation();
  if (!data) return null;
  const { privacy, grievance } = data;
  const complaints = grievance && JSON.stringify(grievance) !== JSON.stringify(privacy) ? grievance : null;
  const ofComplaints = complaints && (
    <Ways title={contactMessages.grievance} text={contactMessages.grievanceText} contact={complaints} />
  );
  return (
    <Card aria-labelledby="contacts" className={stack(4)}>
      <h2 id="contacts">{contactMessages.title}</h2>
      {privacy && complaints && (
        <div className={styles.beside}>
          <Ways title={contactMessages.privacy} text={contactMessages.privacyText} contact={privacy} />
          {ofComplaints}
        </div>
      )}
      {privacy && !complaints && (
        <Ways
          title={contactMessages.both}
          text={`${contactMessages.privacyText} ${contactMessages.grievanceText}`}
          contact={privacy}
        />
      )}
      {!privacy && <p>{contactMessages.none}</p>}
      {!privacy && ofComplaints}
    </Card>
  );
}

function Ways({
  title,
  text,
  contact: { name, email, phone, address },
}: {
  title: string;
  text: string;
  contact: Contact;
}) {
  return (
    <div>
      <h3>{title}</h3>
      <p className={prose.quiet}>{text}</p>
      <div className={styles.ways}>
        <p className={styles.who}>{name}</p>
        <p className={row(5, 'links', 'rows0')}>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={callAddress(phone)}>{phone}</a>}
        </p>
        {address && <p className={styles.post}>{address}</p>}
      </div>
    </div>
  );
}
