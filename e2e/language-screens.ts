import type { Messages } from '../domain/messages/messages.ts';
import { expect } from './fixtures.ts';
import { escape, press } from './walk-screens.ts';
import type { Screens, Step } from './walk-screens.ts';

/** What a stranger comes to, and what is opened there, in the words of a language. */
export function strangerScreens({ auth, fields, login, shell }: Messages): Screens {
  const fill = (page: Parameters<Step>[0], field: string, value: string) =>
    page.getByLabel(fields.fieldLabels[field] ?? '', { exact: true }).fill(value);
  const wrongLogin: Step = async (page) => {
    await fill(page, 'email', '1@9.example');
    await fill(page, 'password', '12345');
    await press(login.loginMessages.button)(page);
    await expect(page.getByRole('alert').filter({ visible: true })).not.toHaveText('');
  };
  return [
    ['/', press(login.loginMessages.button), wrongLogin, press(shell.shellMessages.help), escape],
    ['/register', press(auth.registerMessages.button)],
    ['/forgot-password', press(auth.forgotPasswordMessages.button)],
    ['/reset-password/12345', press(auth.resetPasswordMessages.button)],
    ['/help'],
    ['/who-can-see'],
    ['/privacy-notice'],
    ['/processing-register'],
    ['/guide'],
    ['/join'],
    ['/join/12345'],
    ['/sso'],
    ['/left/12345'],
    ['/confirm-email/12345'],
    ['/undo-email/12345'],
    ['/12345'],
  ];
}

/** What an employee comes to, and what is opened there. */
export function employeeScreens(said: Messages, firstName: string): Screens {
  const { exerciseMessages } = said.exercises;
  const { assessmentMessages } = said.assessments;
  const answerAll: Step = async (page) => {
    const groups = page.getByRole('group').filter({ has: page.locator('input[value="2"]') });
    for (const group of await groups.all()) await group.locator('input[value="2"]').check({ force: true });
    await press(assessmentMessages.submit('PHQ-9'))(page);
    await expect(page.getByRole('heading', { name: said.care.careMessages.title })).toBeVisible();
  };
  const submitMoodOnPage: Step = async (page) => {
    const form = page.locator('form').filter({ has: page.getByText(said.moods.moodMessages.submit, { exact: true }) });
    await form.getByRole('radio').first().check({ force: true });
    await press(said.moods.moodMessages.submit)(page);
    await expect(page.getByText(said.moods.moodMessages.thanks)).toBeVisible();
  };
  return [
    ['/dashboard', press(said.shell.shellMessages.help), escape, press(said.shell.shellMessages.greeting(firstName))],
    [
      '/dashboard?tab=mytests',
      press(assessmentMessages.submit('GAD-7')),
      press(said.ui.uiMessages.ok),
      submitMoodOnPage,
    ],
    ['/dashboard?tab=mytests', answerAll, press(said.care.careMessages.safe)],
    ['/dashboard?tab=mystats'],
    [
      '/dashboard?tab=myhealth',
      press(exerciseMessages.breathing.choose),
      press(exerciseMessages.posture.begin),
      press(exerciseMessages.eyeRest.begin),
      press(exerciseMessages.breathing.start),
    ],
    ['/profile', press(said.profile.profileMessages.button), press(said.auth.changePasswordMessages.button)],
    ['/profile/account'],
    ['/profile/security'],
    ['/profile/my-data'],
    ['/profile/privacy'],
    ['/profile/reminders'],
    ['/profile/appearance'],
    ['/safety-plan', press(said.safetyPlan.safetyPlanMessages.save)],
    ['/my-record', press(said.myRecord.myRecordPage.erasure.open)],
    ['/help', press(said.callBacks.callBackMessages.button)],
    ['/who-can-see'],
    ['/privacy-notice'],
    ['/guide'],
    ['/news'],
    ['/second-factor'],
    ['/12345'],
  ];
}
