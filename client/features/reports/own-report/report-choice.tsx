import { useState } from 'react';
import { assessmentReportQuery, reportSections } from '../../../../domain/contract/report.ts';
import type { ReportSection } from '../../../../domain/contract/report.ts';
import { myRecordPage } from '#messages/my-record.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { DownloadIcon } from '../../../illustrations/action-icons.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { loadReport } from './report.api.ts';
import card from '../../../ui/titled-card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { grid, row } from '../../../ui/layout.ts';
import styles from './report-choice.module.css';

const words = myRecordPage.report;

/** The report of a chosen time and with chosen parts. */
export function ReportChoiceCard() {
  const form = useForm({ from: '', to: '' });
  const [sections, setSections] = useState<readonly ReportSection[]>(reportSections);
  const today = useToday();
  const [saved, setSaved] = useState(false);

  async function send() {
    setSaved(false);
    if (sections.length === 0) return { message: words.nothing, faults: {} };
    downloadFile(await loadReport({ ...form.values, sections }), words.fileName);
    setSaved(true);
    return undefined;
  }

  return (
    <Card aria-labelledby="report-choice" className={card.card}>
      <h2 id="report-choice">{words.title}</h2>
      <p>{words.text}</p>
      <form
        noValidate
        className={card.form}
        onSubmit={(event) =>
          form.submit(event, { schema: assessmentReportQuery, send, fallback: myRecordPage.takeAlong.failed })
        }
      >
        <FormSummary form={form} />
        <div className={classNames(grid(4), styles.days)}>
          <DateField {...form.bind('from')} max={today} optional />
          <DateField {...form.bind('to')} max={today} optional />
        </div>
        <fieldset className={classNames(styles.sections, row(5, 'stretch', 'rows0'))}>
          <legend>{words.sections}</legend>
          {reportSections.map((section) => (
            <CheckField
              key={section}
              label={words.names[section]}
              checked={sections.includes(section)}
              onChange={(isChosen) =>
                setSections(reportSections.filter((one) => (one === section ? isChosen : sections.includes(one))))
              }
            />
          ))}
        </fieldset>
        <Button type="submit" variant="quiet" pending={form.pending}>
          <DownloadIcon />
          {words.button}
        </Button>
        <Notice tone="success">{saved && !form.refusal && myRecordPage.takeAlong.saved}</Notice>
      </form>
    </Card>
  );
}
