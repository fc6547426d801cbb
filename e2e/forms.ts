import type { Page } from '@playwright/test';
import { fieldLabels } from '../domain/messages/en/fields.ts';
import type { registration } from './fixtures.ts';

const lists = ['blood_group', 'height', 'weight', 'theme', 'designation', 'state', 'city'];

/** Fills the registration form as a person would, the state before its cities. */
export async function fillRegistration(
  page: Page,
  values: Partial<ReturnType<typeof registration>>,
  labels: Readonly<Record<string, string>> = fieldLabels,
) {
  for (const [name, value] of Object.entries(values)) {
    if (value === '') continue;
    const field = page.getByLabel(String(labels[name]), { exact: true });
    await (lists.includes(name) ? field.selectOption(value) : field.fill(value));
  }
}
