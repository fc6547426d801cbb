import { page } from 'vitest/browser';
import { fieldLabels } from '#messages/fields.ts';

/** What an employee fills in. */
export const registration = {
  name: 'Asha Murmu',
  email: 'asha@example.org',
  password: 'Calm@less1',
  date_of_birth: '1991-04-17',
  blood_group: 'O+',
  height: '165',
  weight: '60',
  phone: '',
  ailments: '',
  theme: 'Public Health',
  designation: 'Field Coordinator',
  state: 'Jharkhand',
  city: 'Jamshedpur',
};

const lists = ['blood_group', 'height', 'weight', 'theme', 'designation', 'state', 'city'];

export const field = (label: string) => page.getByLabelText(label, { exact: true });

/** Fills the form as a person would, the state before its cities. */
export async function fillRegistration(values: Partial<typeof registration>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (value === '') continue;
    const place = field(String(fieldLabels[name]));
    await (lists.includes(name) ? place.selectOptions(value) : place.fill(value));
  }
}

/** The labels of the form in their order, without what only shows. */
export const registrationLabels = [
  'Name',
  'Email',
  'Password',
  'Date of birth',
  'Blood group',
  'Height',
  'Weight',
  'Phone',
  'Ailments',
  'Theme',
  'Designation',
  'State',
  'City',
] as const;

/** What stands in each field now. */
export function typed(labels: readonly string[]): unknown[] {
  return labels.map((label) => Reflect.get(field(label).element(), 'value'));
}

export const passwordRule =
  'Password must include uppercase, lowercase, number, special character (!@#$%^&*), and 8+ characters';
