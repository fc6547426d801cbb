/** What figures can be asked about. */
export const periods = ['30d', '90d', '1y', 'all'] as const;
