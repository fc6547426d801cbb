import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../domain/contract/endpoint.ts';
import type { turnOnWording, WordingState } from '../../../../domain/contract/questions.ts';
import { wordingBody } from '../../../../domain/contract/questions.ts';
import { instruments } from '../../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import { findWording } from '../../../../domain/instruments/wordings/wordings.ts';
import { firstLanguage, languageCodes } from '../../../../domain/languages.ts';
import { formatDay } from '#messages/dates.ts';
import { languageNames } from '#messages/instruments.ts';
import { questionMessages } from '#messages/questions.ts';
import { call } from '../../../api/api-client.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Details } from '../../../ui/details.tsx';
import { stack } from '../../../ui/layout.ts';
import { Loading } from '../../../ui/page-states.tsx';
import prose from '../../../ui/prose.module.css';
import { QuietRetry } from '../../../ui/quiet-retry.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { questionsQuery } from './questions.api.ts';

const words = questionMessages.wordings;

const wordingsKey = [...questionsQuery.queryKey, 'wordings'];

/** The official forms of one questionnaire in other languages, folded away: they are looked at once. */
export function Wordings({ type }: { type: InstrumentType }) {
  return (
    <Details summary={words.title} isLate>
      <WordingList type={type} />
    </Details>
  );
}

function WordingList({ type }: { type: InstrumentType }) {
  const query = useWordings();
  const { data } = query;
  if (!data) return <QuietRetry query={query} loading={<Loading height={120} />} />;
  const own = data.filter((wording) => wording.type === type);
  const without = languageCodes.filter(
    (code) => code !== firstLanguage && own.every(({ language }) => language !== code),
  );
  return (
    <div className={stack(5)}>
      <p>{words.text}</p>
      {own.map((wording) => (
        <WordingSwitch key={wording.id} wording={wording} />
      ))}
      {without.length > 0 && <p className={prose.quiet}>{words.without(without.map((code) => languageNames[code]))}</p>}
    </div>
  );
}

function WordingSwitch({ wording }: { wording: WordingState }) {
  const { id, language, compared_by: by, compared_on: on } = wording;
  const name = languageNames[language];
  const { mutate, isPending } = useSwitchWording(id);
  return (
    <section className={stack(3)} aria-label={name}>
      <h3>{name}</h3>
      <p role="status">{by !== null && on !== null ? words.on(by, formatDay(on)) : words.off}</p>
      <WholeForm id={id} />
      {wording.is_on ? (
        <p>
          <Button variant="quiet" pending={isPending} onClick={() => mutate(null)}>
            {words.turnOff(name)}
          </Button>
        </p>
      ) : (
        <Comparison id={id} name={name} />
      )}
    </section>
  );
}

/** All words of the form, to be held beside the PDF. */
function WholeForm({ id }: { id: string }) {
  const form = findWording(id);
  if (!form) return null;
  const { type, language, stem, items, answers, source, read } = form;
  return (
    <Details summary={words.show}>
      <div className={stack(3)}>
        <p lang={language}>{stem}</p>
        <ol lang={language}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
        <ul lang={language}>
          {answers.map((answer, place) => (
            <li key={answer}>
              {instruments[type].answers[place]?.value}: {answer}
            </li>
          ))}
        </ul>
        <p className={prose.quiet}>{words.source(source, formatDay(read))}</p>
      </div>
    </Details>
  );
}

/** Who compared it, and when: only then is it turned on. */
function Comparison({ id, name }: { id: string; name: string }) {
  const form = useForm({ compared_by: '', compared_on: '' });
  const { mutateAsync } = useSwitchWording(id);
  return (
    <form
      noValidate
      className={stack(4, 'start')}
      onSubmit={(event) =>
        form.submit(event, {
          schema: wordingBody,
          send: async (body) => {
            await mutateAsync(body);
            return undefined;
          },
        })
      }
    >
      <FormSummary form={form} />
      <TextField {...form.bind('compared_by')} required autoComplete="off" />
      <DateField {...form.bind('compared_on')} required />
      <Button type="submit" variant="quiet" pending={form.pending}>
        {words.turnOn(name)}
      </Button>
    </form>
  );
}

/** The official forms in other languages, and which of them are on. */
function useWordings() {
  return useQuery({ queryKey: wordingsKey, queryFn: ({ signal }) => call('GET /api/questions/wordings', { signal }) });
}

/** Turns a form on, with who compared it and when, or off with null. What people are asked changes with it. */
function useSwitchWording(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['wording', id],
    mutationFn: (body: BodyOf<typeof turnOnWording> | null): Promise<WordingState> =>
      body
        ? call('PUT /api/questions/wordings/:id', { params: { id }, body })
        : call('DELETE /api/questions/wordings/:id', { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: questionsQuery.queryKey }),
  });
}
