import { audienceMessages } from '../../../domain/messages/en/audience.ts';
import { Link } from '../../navigation/link.tsx';
import { useRecordPolicy } from './visibility.api.ts';

/** Who sees it, as the policy in force has it, and the way to the whole list. */
export function Audience({ of }: { of: 'answers' | 'result' }) {
  const policy = useRecordPolicy();
  return (
    <>
      {policy ? audienceMessages[of][policy] : audienceMessages.unknown}{' '}
      <Link to="/who-can-see">{audienceMessages.link}</Link>
    </>
  );
}
