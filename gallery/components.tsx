import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import '../client/ui/base.css';
import { Button } from '../client/ui/button.tsx';
import { Card } from '../client/ui/card.tsx';
import { CheckField } from '../client/ui/check-field.tsx';
import { DataTable } from '../client/ui/data-table.tsx';
import { Details } from '../client/ui/details.tsx';
import { MoodPicker } from '../client/ui/mood-picker.tsx';
import { Notice } from '../client/ui/notice.tsx';
import { ErrorState } from '../client/ui/error-state.tsx';
import { EmptyState, Loading } from '../client/ui/page-states.tsx';
import { PasswordField } from '../client/ui/password-field.tsx';
import { PillRadios } from '../client/ui/pill-radios.tsx';
import { Progress } from '../client/ui/progress.tsx';
import { SearchField } from '../client/ui/search-field.tsx';
import { SelectField } from '../client/ui/select-field.tsx';
import { TextArea } from '../client/ui/text-area.tsx';
import { TextField } from '../client/ui/text-field.tsx';
import type { ComponentName } from './stories.ts';

const long = 'A sentence that goes on for longer than anybody would have thought who once measured the room for it';
const nothing = () => undefined;
const pills = ['Not at all', 'Several days', long].map((label, value) => ({ value, label }));
const rows = ['18 Nov', '17 Nov', long].map((day, score) => ({ day, score }));

/** Every part that screens are made of, with all its states below each other. */
const components: Record<ComponentName, ReactNode> = {
  buttons: (
    <>
      {(['primary', 'quiet', 'danger', 'link'] as const).map((variant) => (
        <p key={variant}>
          <Button variant={variant}>Save</Button>{' '}
          <Button variant={variant} pending>
            Saving
          </Button>{' '}
          <Button variant={variant} disabled>
            Not now
          </Button>{' '}
          <Button variant={variant}>{long}</Button>
        </p>
      ))}
    </>
  ),
  notices: (
    <>
      {(['success', 'info', 'warning', 'error'] as const).map((tone) => (
        <Notice key={tone} tone={tone}>
          {tone === 'warning' ? long : 'It is saved.'}
        </Notice>
      ))}
    </>
  ),
  fields: (
    <Card>
      <TextField label="City" defaultValue="Jamshedpur" />
      <TextField label="City" optional hint="Where you work" />
      <TextField label={long} error="This is needed." defaultValue={long} />
      <TextArea label="Note" defaultValue={long} />
      <PasswordField label="Password" defaultValue="Calm#River42" />
      <SearchField label="Search by name" value="Asha" onSearch={nothing} />
      <SelectField label="State" defaultValue="jh" options={[{ value: 'jh', label: 'Jharkhand' }]} />
    </Card>
  ),
  choices: (
    <Card>
      <CheckField label="Remind me to drink water" checked onChange={nothing} />
      <CheckField label={long} hint={long} checked={false} onChange={nothing} />
      <CheckField label="Remind me" asSwitch checked onChange={nothing} />
      <CheckField label="Remind me" asSwitch pending checked={false} onChange={nothing} />
      <PillRadios legend="How often" options={pills} value={1} onChange={nothing} />
      <PillRadios legend="How often" options={pills} value={null} error="Please answer." onChange={nothing} />
      <MoodPicker legend="How are you?" value="🙂" onChange={nothing} />
      <MoodPicker legend="How are you?" value={null} disabled onChange={nothing} />
    </Card>
  ),
  states: (
    <>
      <Loading />
      <EmptyState text="Nothing here yet" nextStep={<Button>Begin</Button>} />
      <ErrorState onRetry={nothing} />
      <Progress done={0} total={9} />
      <Progress done={9} total={9} />
    </>
  ),
  tables: (
    <>
      <DataTable
        caption="Scores"
        columns={[
          { key: 'day', header: 'Day', cell: ({ day }) => day },
          { key: 'score', header: 'Score', numeric: true, cell: ({ score }) => score },
        ]}
        rows={rows}
        rowKey={({ day }) => day}
      />
      <Details summary="More about this">{long}</Details>
    </>
  ),
};

export function showComponent(name: ComponentName, look: string | null): void {
  if (look) document.documentElement.dataset['theme'] = look;
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <main style={{ padding: 24, display: 'grid', gap: 16 }}>
      <h1>{name}</h1>
      {components[name]}
    </main>,
  );
}
