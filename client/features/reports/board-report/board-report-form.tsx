import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { boardReportPage as words } from '#messages/board-report.ts';
import { fieldLabel } from '#messages/fields.ts';
import { formatMonthAndYear } from '#messages/dates.ts';
import { reportQuery } from '../../../../domain/contract/board-report.ts';
import type { BoardReportQuery } from '../../../../domain/contract/board-report.ts';
import { addMonths } from '../../../../domain/dates.ts';
import { monthOf, quarterOf } from '../../../../domain/statistics/report-days.ts';
import { workListKinds } from '../../../../domain/work-lists.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { DownloadIcon } from '../../../illustrations/action-icons.tsx';
import { settings } from '../../../settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PillRadios } from '../../../ui/pill-radios.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { loadBoardFigures, loadBoardReport } from './board-report.api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { grid, row, stack } from '../../../ui/layout.ts';
import styles from './board-report.module.css';

const kinds = ['month', 'quarter', 'days'] as const;

type Kind = (typeof kinds)[number];

const kindOptions = kinds.map((value) => ({ value, label: words.kinds[value] }));

const kindOf = (text: string): Kind => kinds.find((kind) => kind === text) ?? 'month';

/** What the form holds, as the days that the call takes. */
const chosenDays = z.pipe(
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform(({ kind = '', month = '', quarter = '', from = '', to = '', by = '' }) => {
      const days = { month: () => monthOf(month), quarter: () => quarterOf(quarter), days: () => ({ from, to }) };
      const list = workListKinds.find((one) => one === by);
      return { ...days[kindOf(kind)](), ...(list && { by: list }) };
    }),
  ),
  reportQuery,
);

const files = {
  pdf: { name: 'board-report.pdf', load: loadBoardReport },
  csv: { name: 'board-report.csv', load: loadBoardFigures },
} as const;

export function BoardReportForm() {
  const today = useToday(settings.orgTimeZone);
  const [months, quarters] = [monthChoices(today), quarterChoices(today)];
  const form = useForm({
    kind: 'month',
    month: months[0]?.value ?? '',
    quarter: quarters[0]?.value ?? '',
    from: '',
    to: '',
    by: 'theme',
  });
  const wanted = useRef<keyof typeof files>('pdf');
  const [saved, setSaved] = useState(false);
  const kind = kindOf(form.values.kind);

  async function send(query: BoardReportQuery) {
    setSaved(false);
    const { name, load } = files[wanted.current];
    downloadFile(await load(query), name);
    setSaved(true);
    return undefined;
  }

  return (
    <Card aria-label={words.period}>
      <form
        noValidate
        className={stack(4)}
        onSubmit={(event) => form.submit(event, { schema: chosenDays, send, fallback: words.failed })}
      >
        <FormSummary form={form} />
        <PillRadios
          legend={words.period}
          options={kindOptions}
          value={kind}
          onChange={(chosen) => form.change({ kind: chosen })}
        />
        {kind === 'month' && (
          <SelectField {...form.bind('month')} label={words.month} options={months} placeholder={null} />
        )}
        {kind === 'quarter' && (
          <SelectField {...form.bind('quarter')} label={words.quarter} options={quarters} placeholder={null} />
        )}
        {kind === 'days' && (
          <div className={classNames(styles.days, grid(4))}>
            <DateField {...form.bind('from')} label={words.from} max={today} required />
            <DateField {...form.bind('to')} label={words.to} max={today} required />
          </div>
        )}
        <SelectField
          {...form.bind('by')}
          label={words.by}
          options={workListKinds.map((value) => ({ value, label: fieldLabel(value) }))}
          placeholder={words.byNone}
        />
        <div className={row(3, 'stretch')}>
          <Button type="submit" pending={form.pending} onClick={() => (wanted.current = 'pdf')}>
            <DownloadIcon />
            {words.pdf}
          </Button>
          <Button type="submit" variant="quiet" aria-disabled={form.pending} onClick={() => (wanted.current = 'csv')}>
            {words.csv}
          </Button>
        </div>
        <Notice tone="success">{saved && !form.refusal && words.made}</Notice>
      </form>
    </Card>
  );
}

interface Choice {
  /** The first day. */
  value: string;
  label: string;
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** The twelve months that are over, the latest first. */
export function monthChoices(today: string): Choice[] {
  const { from } = monthOf(today);
  return numbersTo(12).map((back) => {
    const value = addMonths(from, -back);
    return { value, label: formatMonthAndYear(value, 'UTC') };
  });
}

/** The eight quarters that are over, the latest first. */
export function quarterChoices(today: string): Choice[] {
  const { from } = quarterOf(today);
  return numbersTo(8).map((back) => {
    const value = addMonths(from, -3 * back);
    return { value, label: words.quarterOf((Number(value.slice(5, 7)) + 2) / 3, value.slice(0, 4)) };
  });
}
