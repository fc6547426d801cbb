interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Mbit/s. */
  downlink?: number;
}

/** Not in TypeScript's library, nor in Safari and Firefox. */
export function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Whether the person has asked for less data: as the browser says, or as the server read it in the header `Save-Data`. */
export function isSavingData(): boolean {
  return connection()?.saveData === true || serverSawHeader();
}

function serverSawHeader(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.serverTiming?.some(({ name }) => name === 'save-data') === true;
}
