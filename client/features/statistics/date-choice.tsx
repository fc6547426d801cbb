import { periodQuery } from '../../../domain/contract/statistics.ts';
import { statisticsMessages } from '#messages/statistics.ts';
import { useFollowStored } from '../../forms/follow-stored.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { navigate } from '../../routing/location.ts';
import { useSearchParams } from '../../routing/search-params.ts';
import { settings } from '../../settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateField } from '../../ui/date-field.tsx';
import { grid, stack } from '../../ui/layout.ts';
import { useToday } from '../../ui/use-today.ts';
import { addressWith } from './stats-address.ts';
import styles from './period-choice.module.css';

const words = statisticsMessages.dates;

/** Any range of days; one end may be left out. */
export function DateChoice({ from, to }: { from: string; to: string }) {
  const form = useForm({ from, to });
  useFollowStored(form, { from, to });
  const [search] = useSearchParams();
  const today = useToday(settings.orgTimeZone);
  return (
    <form
      noValidate
      className={classNames(stack(4), styles.dates)}
      onSubmit={(event) =>
        form.submit(event, {
          schema: periodQuery,
          send: async (asked) => {
            const isAll = asked.from === undefined && asked.to === undefined;
            navigate(addressWith(search, { asked: isAll ? 'all' : { from: asked.from, to: asked.to } }));
            return undefined;
          },
          fallback: words.hint,
        })
      }
    >
      <FormSummary form={form} />
      <div className={classNames(grid(4), styles.days)}>
        <DateField {...form.bind('from')} max={today} optional />
        <DateField {...form.bind('to')} max={today} optional />
      </div>
      <div>
        <Button type="submit" variant="quiet" pending={form.pending}>
          {words.button}
        </Button>
      </div>
    </form>
  );
}
