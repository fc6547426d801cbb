import type { Page } from '@playwright/test';
import type { DemoServer } from './demo-server.ts';

/** Whose session a screen is looked at with; a stranger has none. */
export type Visitor = 'stranger' | 'employee' | 'admin';

export interface Screen {
  name: string;
  path: string;
  visitor: Visitor;
}

/** The screens that are measured. */
export function measuredScreens(employeeId: string): Screen[] {
  return [
    { name: 'login', path: '/', visitor: 'stranger' },
    { name: 'registration', path: '/register', visitor: 'stranger' },
    { name: 'help', path: '/help', visitor: 'stranger' },
    { name: 'dashboard', path: '/dashboard', visitor: 'employee' },
    { name: 'my tests', path: '/dashboard?tab=mytests', visitor: 'employee' },
    { name: 'my stats', path: '/dashboard?tab=mystats', visitor: 'employee' },
    { name: 'my health', path: '/dashboard?tab=myhealth', visitor: 'employee' },
    { name: 'profile', path: '/profile', visitor: 'employee' },
    { name: 'safety plan', path: '/safety-plan', visitor: 'employee' },
    { name: 'my record', path: '/my-record', visitor: 'employee' },
    { name: 'who can see', path: '/who-can-see', visitor: 'employee' },
    { name: 'admin dashboard', path: '/admin-dashboard', visitor: 'admin' },
    { name: 'statistics', path: '/admin/stats', visitor: 'admin' },
    { name: 'employees', path: '/admin/employee-history', visitor: 'admin' },
    { name: 'one history', path: `/admin/employee-history/${employeeId}`, visitor: 'admin' },
  ];
}

/** Puts the visitor's session where the login would put it, before anything of the page runs. */
export async function enterAs(page: Page, visitor: Visitor, { tokens }: Pick<DemoServer, 'tokens'>): Promise<void> {
  if (visitor === 'stranger') return;
  await page.addInitScript(
    ([token, role]) => {
      localStorage.setItem('token', String(token));
      localStorage.setItem('role', String(role));
    },
    [tokens[visitor], visitor],
  );
}
