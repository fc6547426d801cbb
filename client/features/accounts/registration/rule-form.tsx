import { useState } from 'react';
import { registrationAdminMessages as words, ruleNames } from '#messages/registration.ts';
import type { ChosenRegistration } from '../../../../domain/contract/registration.ts';
import { fieldLabel } from '#messages/fields.ts';
import { registrationRules } from '../../../../domain/registration-rules.ts';
import type { RegistrationRule } from '../../../../domain/registration-rules.ts';
import { CallError, sayOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { ExplainedRadios } from '../../../ui/explained-radios.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useChooseRule, useChosenRule } from './chosen-rule.api.ts';
import { stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './rule-form.module.css';

export function RuleForm() {
  const query = useChosenRule();
  const { data: chosen } = query;
  if (!chosen) return <NotLoaded query={query} loading={words.loading} failed={words.loadFailed} height={420} />;
  return <Form chosen={chosen} />;
}

interface Outcome {
  tone: 'success' | 'error';
  text: string;
  /** What is wrong with the domains. */
  domains?: string;
}

function Form({ chosen }: { chosen: ChosenRegistration }) {
  const { mutateAsync: choose, isPending } = useChooseRule();
  /** What was changed here and is not saved yet; the domains as they are typed. */
  const [wish, setWish] = useState<{ rule?: RegistrationRule; domains?: string; confirms_email?: boolean }>({});
  const rule = wish.rule ?? chosen.rule;
  const confirms = wish.confirms_email ?? chosen.confirms_email;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function save() {
    setOutcome(null);
    const { domains: typed, ...others } = wish;
    const domains = typed?.split(/[\s,;]+/).filter((name) => name !== '');
    try {
      await choose({ ...others, ...(domains && { domains }) });
      // What was chosen meanwhile is not saved yet.
      setWish((now) => (now === wish ? {} : now));
      setOutcome({ tone: 'success', text: words.saved });
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : undefined;
      setOutcome({ tone: 'error', text: sayOf(error, words.failed), domains: fields?.['domains'] });
    }
  }

  return (
    <form
      noValidate
      className={stack(5)}
      // What is chosen now is not.
      onChange={() => outcome?.tone === 'success' && setOutcome(null)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {chosen.rule === 'open' && chosen.reachable && <Notice tone="warning">{words.reachable}</Notice>}
      {chosen.confirms_email && !chosen.mail_works && <Notice tone="error">{words.confirmsLost}</Notice>}
      <Card as="div" className={stack(5)}>
        <ExplainedRadios
          legend={words.legend}
          options={registrationRules.map((value) => ({ value, label: ruleNames[value], text: words.meanings[value] }))}
          value={rule}
          onChange={(wanted) => setWish({ ...wish, rule: wanted })}
        />
        {rule === 'domain' && (
          <TextArea
            label={fieldLabel('domains')}
            hint={words.domainsHint}
            value={wish.domains ?? chosen.domains.join('\n')}
            error={outcome?.domains}
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ target }) => setWish({ ...wish, domains: target.value })}
          />
        )}
        {rule === 'invitation' ? (
          <p className={prose.quiet}>{words.confirmsByInvitation}</p>
        ) : (
          <Confirming
            chosen={chosen}
            rule={rule}
            checked={confirms}
            onChange={(checked) => setWish({ ...wish, confirms_email: checked })}
          />
        )}
      </Card>
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
      <Button type="submit" pending={isPending} className={styles.save}>
        {words.save}
      </Button>
    </form>
  );
}

type ConfirmingProps = {
  chosen: ChosenRegistration;
  rule: RegistrationRule;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function Confirming({ chosen, rule, checked, onChange }: ConfirmingProps) {
  if (!chosen.mail_works && !checked) return <p className={prose.quiet}>{words.confirmsNoMail}</p>;
  return (
    <>
      <CheckField label={words.confirms} hint={words.confirmsHint} checked={checked} onChange={onChange} />
      {rule === 'domain' && !checked && <p className={prose.quiet}>{words.unconfirmed}</p>}
    </>
  );
}
