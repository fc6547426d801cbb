import { useState } from 'react';
import * as z from 'zod/mini';
import { helpLineBody } from '../../../../domain/contract/help-lines.ts';
import type { HelpLineBody, StoredHelpLine } from '../../../../domain/contract/help-lines.ts';
import { dayInZone } from '../../../../domain/dates.ts';
import { helpLineMessages } from '#messages/help-lines.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** A field hands out one text; the rules are those of the call. */
const typedLine = z.pipe(
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform(({ numbers = '', ...line }) => ({
      ...line,
      numbers: numbers
        .split(/[,;\n]/)
        .map((number) => number.trim())
        .filter((number) => number !== ''),
    })),
  ),
  helpLineBody,
);

type LineFormProps = {
  /** The one to change; a new one where it is missing. */
  line?: StoredHelpLine;
  save: (line: HelpLineBody) => Promise<void>;
  onClose: () => void;
};

export function LineForm({ line, save, onClose }: LineFormProps) {
  const [today] = useState(() => dayInZone(new Date()));
  const form = useForm({
    name: line?.name ?? '',
    numbers: line?.numbers.join(', ') ?? '',
    hours: line?.hours ?? '',
    languages: line?.languages ?? '',
    note: line?.note ?? '',
    source: line?.source ?? '',
    verified_on: line?.verified_on ?? today,
  });

  return (
    <FormDialog
      title={line ? helpLineMessages.changeTitle(line.name) : helpLineMessages.addTitle}
      wide
      form={form}
      schema={typedLine}
      send={save}
      button={helpLineMessages.save}
      onClose={onClose}
    >
      <TextField {...form.bind('name')} required autoComplete="off" />
      <TextField
        {...form.bind('numbers')}
        hint={helpLineMessages.numbersHint}
        required
        inputMode="tel"
        autoComplete="off"
      />
      <TextField {...form.bind('hours')} optional autoComplete="off" />
      <TextField {...form.bind('languages')} optional autoComplete="off" />
      <TextField {...form.bind('note')} optional autoComplete="off" />
      <TextField
        {...form.bind('source')}
        type="url"
        hint={helpLineMessages.sourceHint}
        required
        placeholder="https://"
        autoComplete="off"
      />
      <DateField {...form.bind('verified_on')} hint={helpLineMessages.verifiedHint} required />
    </FormDialog>
  );
}
