export const dashboardTabs = ['home', 'mytests', 'mystats', 'myhealth'] as const;

export type DashboardTab = (typeof dashboardTabs)[number];

/** Any other text, and none, is home. */
export function readTab(search: URLSearchParams): DashboardTab {
  const wanted = search.get('tab');
  return dashboardTabs.find((tab) => tab === wanted) ?? 'home';
}
