import { formatDayAndTime } from '#messages/dates.ts';
import { moodMessages } from '#messages/moods.ts';
import { addDays, dayInZone, localTimeZone, timeOfDay } from '../../../domain/dates.ts';
import { uiMessages } from '#messages/ui.ts';
import { MoodName } from '../../ui/mood-name.tsx';
import { useMoods } from './moods.api.ts';

const words = moodMessages.home;

/** The last mood and when that was; a kind word where there is none yet. */
export function LastMood() {
  const { data, isError } = useMoods();
  const last = data?.at(-1);
  if (last) {
    return (
      <>
        <p>
          <MoodName mood={last.mood} />
        </p>
        <p>{whenOf(last.created_at)}</p>
      </>
    );
  }
  if (data) return <p>{words.none}</p>;
  return isError ? <p>{uiMessages.loadFailed}</p> : null;
}

function whenOf(at: string): string {
  const zone = localTimeZone();
  const [day, today] = [dayInZone(at, zone), dayInZone(new Date(), zone)];
  const time = timeOfDay(at, zone);
  if (day === today) return words.today(time);
  return day === addDays(today, -1) ? words.yesterday(time) : formatDayAndTime(at);
}
