/** What figures can be asked about. */
export const periods = ['30d', '90d', '1y', 'all'] as const;

/** How many days a period has; today is one of them. */
export const periodDays = { '30d': 30, '90d': 90, '1y': 365 } as const;
