import type { DashboardTab } from './dashboard-tabs.ts';

export function addressOfTab(tab: DashboardTab): string {
  return tab === 'home' ? '/dashboard' : `/dashboard?tab=${tab}`;
}
