import { checkInMessages } from '#messages/check-ins.ts';
import { NewsLine } from '../../ui/news-line.tsx';
import { useCheckIns, useCloseCheckIn } from './check-ins.api.ts';

const words = checkInMessages.bar;

/** Two weeks after a questionnaire, for those who want it, until they close it or answer again. */
export function CheckInBar() {
  const { data } = useCheckIns();
  const { mutate: close } = useCloseCheckIn();
  if (!data || !Array.isArray(data.due) || data.due.length === 0) return null;
  return (
    <NewsLine
      kind="check-in"
      label={words.label}
      text={words.text}
      to="/dashboard?tab=mytests"
      close={{ text: words.close, act: close }}
    />
  );
}
