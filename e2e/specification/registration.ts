import { expect, registration } from '../fixtures.ts';
import { fillRegistration } from '../forms.ts';
import { optionsOf } from './scene.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

const field = ({ page }: Scene, label: string) => page.getByLabel(label, { exact: true });
const said = ({ page }: Scene, text: string) => page.getByText(text, { exact: true });

async function setAge(scene: Scene, born: string): Promise<string> {
  await field(scene, 'Date of birth').fill(born);
  await field(scene, 'Date of birth').blur();
  return field(scene, 'Age').inputValue();
}

/** Sections 2, 4 and 5: the registration. */
export function registering(): Section {
  const needs = (label: string, name: string) => async (scene: Scene) => {
    const { status, body } = await scene.call('POST', '/api/auth/register', { body: registration({ [name]: '' }) });
    expect([status, Object.keys(body.fields)]).toEqual([400, [name]]);
    await expect(field(scene, label)).toHaveAttribute('required', '');
  };
  const offered = ['Blood group', 'Height', 'Weight', 'Theme', 'Designation', 'State', 'City'];
  const required = {
    Name: 'name',
    Email: 'email',
    Password: 'password',
    'Blood group': 'blood_group',
    'Date of birth': 'date_of_birth',
    Theme: 'theme',
    Designation: 'designation',
    State: 'state',
    City: 'city',
    Height: 'height',
    Weight: 'weight',
  };
  const refuses =
    (password: string) =>
    async ({ call }: Scene) => {
      const { status, body } = await call('POST', '/api/auth/register', { body: registration({ password }) });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['password']]);
    };
  const now = new Date('2026-11-18T09:00:00+05:30');
  return {
    heading: '2, 4, 5 Employee Registration',
    open: async ({ page }) => {
      await page.clock.install({ time: now });
      await page.goto('/register');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    statements: [
      says('a form with the fields of section 3', async (scene) => {
        for (const label of [...Object.keys(required), 'Age', 'Phone', 'Ailments'])
          await expect(field(scene, label)).toBeVisible();
      }),
      ...offered.map((label) =>
        says(`${label} is a dropdown`, async (scene) =>
          expect(await field(scene, label).evaluate(({ tagName }) => tagName)).toBe('SELECT'),
        ),
      ),
      says('date of birth is an input', async (scene) =>
        expect(await field(scene, 'Date of birth').evaluate(({ tagName }) => tagName)).toBe('INPUT'),
      ),
      says('age is computed from it', async (scene) => {
        expect(await setAge(scene, '1991-04-17')).toBe('35');
        await expect(field(scene, 'Age')).not.toBeEditable();
      }),
      says('another date of birth recomputes it in whole years', async (scene) => {
        expect(await setAge(scene, '2000-11-18')).toBe('26');
        expect(await setAge(scene, '2000-11-19')).toBe('25');
      }),
      says('another state clears the city', async (scene) => {
        await field(scene, 'State').selectOption('Odisha');
        await field(scene, 'City').selectOption('Balasore');
        await field(scene, 'State').selectOption('Jharkhand');
        await expect(field(scene, 'City')).toHaveValue('');
      }),
      ...Object.entries(required).map(([label, name]) => says(`${label} is required`, needs(label, name))),
      ...['phone', 'ailments'].map((name) =>
        says(`${name} is optional`, async ({ call }) =>
          expect((await call('POST', '/api/auth/register', { body: registration({ [name]: '' }) })).status).toBe(201),
        ),
      ),
      says('a password has 8 characters', refuses('Calm@l1')),
      says('a lowercase letter', refuses('CALM@LESS1')),
      says('an uppercase letter', refuses('calm@less1')),
      says('a digit', refuses('Calm@lesss')),
      says('a special character from !@#$%^&*', refuses('Calmless11')),
      says('and only those kinds', refuses('Calm@less1?')),
      says('the message names the rule', async (scene) => {
        await fillRegistration(scene.page, registration({ password: 'weak' }));
        await scene.page.getByRole('button', { name: 'Register' }).click();
        const text =
          'Password must include uppercase, lowercase, number, special character (!@#$%^&*), and 8+ characters';
        await expect(scene.page.getByText(text)).toBeVisible();
      }),
      says('‘Registration successful!’ appears', async (scene) => {
        await field(scene, 'Password').fill('Calm@less1');
        await scene.page.clock.pauseAt(new Date(now.getTime() + 3_600_000));
        await scene.page.getByRole('button', { name: 'Register' }).click();
        await expect(said(scene, 'Registration successful!')).toBeVisible();
      }),
      says('token and role are stored', async ({ page }) =>
        expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['role', 'token']),
      ),
      says('after 1 s ‘Redirecting to dashboard...’ appears', async (scene) => {
        await scene.page.clock.runFor(900);
        await expect(said(scene, 'Redirecting to dashboard...')).toBeHidden();
        await scene.page.clock.runFor(100);
        await expect(said(scene, 'Redirecting to dashboard...')).toBeVisible();
      }),
      says('after a further 1 s the app goes to /dashboard', async ({ page }) => {
        await page.clock.runFor(900);
        await expect(page).toHaveURL('/register');
        await page.clock.runFor(100);
        await expect(page).toHaveURL('/dashboard');
      }),
      says('the role is employee', async ({ page }) =>
        expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('employee'),
      ),
    ],
  };
}

/** Section 9: what the lists of the form hold. */
export function choicesOfRegistration(): Section {
  const steps = (from: number, to: number, unit: string) =>
    Array.from({ length: (to - from) / 5 + 1 }, (_, at) => `${from + at * 5} ${unit}`);
  const offers = (label: string, options: string[]) => async (scene: Scene) =>
    expect(await optionsOf(field(scene, label))).toEqual(options);
  const cities = {
    Jharkhand: ['Jamshedpur', 'Jamadoba', 'West Bokaro', 'Noamundi', 'Chandil', 'Jagannathpur', 'Chaibasa'],
    Odisha: ['Bhubaneswar', 'Gopalpur', 'Meramandali', 'Kalinganagar', 'Bamnipal', 'Sukinda', 'Balasore', 'Athagarh'],
    Maharashtra: ['Khopoli'],
    'Uttar Pradesh': ['Sahibabad'],
    Punjab: ['Ludhiana'],
  };
  const themes =
    'Agriculture, Civil Society Engagement, Communications, Community development, Digital & Analytics, Disability, Education, Finance & Accounts, Gender & CE, Grassroot Governance and Decentralised Planning, Infrastructure, People, Planning & Analytics, Public Health, Skill Development, Sports, Supply Chain, Tribal Identity, Urban dev, Urban Habitat, Workplace Ecosystem';
  return {
    heading: '9 Lists',
    open: async ({ page }) => {
      await page.goto('/register');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    statements: [
      says('eight blood groups', offers('Blood group', ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'])),
      says('heights from 150 to 190 cm in steps of 5', offers('Height', steps(150, 190, 'cm'))),
      says('weights from 40 to 120 kg in steps of 5', offers('Weight', steps(40, 120, 'kg'))),
      ...Object.entries(cities).map(([state, names]) =>
        says(`the cities of ${state}`, async (scene) => {
          await field(scene, 'State').selectOption(state);
          await offers('City', names)(scene);
        }),
      ),
      says('21 themes', offers('Theme', themes.split(', '))),
      says('a fixed list of about 80 designations', async (scene) => {
        const titles = await optionsOf(field(scene, 'Designation'));
        expect(titles.length).toBeGreaterThan(70);
        for (const title of ['Accountant', 'Teacher', 'Doctor', 'Driver', 'Project Coordinator', 'Data Analyst'])
          expect(titles).toContain(title);
        expect(titles).toContain('Field Coordinator');
      }),
      departs('no one changes these lists', 'Themes, designations, states and cities'),
    ],
  };
}
