import { maxHeaderSize } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../domain/contract/all-endpoints.ts';
import { browserReports } from '../../../domain/contract/browser-reports.ts';
import { logoLimits } from '../../../domain/organisation-logo.ts';
import { personLimitMinutes, personLimits } from '../../../domain/person-limits.ts';
import { mostStaffBytes } from '../../../domain/staff-columns.ts';
import { callName } from '../../../domain/contract/endpoint.ts';
import { largestBody, longestParam, usualTimeouts } from '../../process/app.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/limits.md'), 'utf8');

/** The rows of the table under a heading, without its own two lines. */
function rowsUnder(heading: string): string[] {
  const part = document.split('\n## ').find((one) => one.startsWith(heading)) ?? '';
  return part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
}

const kibibytes = (bytes: number) => `${bytes / 1024} KiB`;

describe('ASVS 2.1.3: docs/limits.md', () => {
  it('has the limits per person that are in force, and the calls that count', () => {
    const lines = Object.entries(personLimits).map(([kind, most]) => {
      const calls = allEndpoints.filter(({ limit }) => limit === kind).map((endpoint) => `\`${callName(endpoint)}\``);
      return `| \`${kind}\` | ${most} | ${calls.join(', ')} |`;
    });
    expect(rowsUnder('What one person may do in an hour')).toEqual(lines);
    expect(document).toContain(`| kind | in ${personLimitMinutes} min | calls |`);
  });

  it('has the sizes and times that are in force', () => {
    expect(rowsUnder('How large a request may be')).toEqual([
      `| a body | ${kibibytes(largestBody)} |`,
      `| a logo | ${kibibytes(logoLimits.mostBytes)} |`,
      `| a staff list | ${mostStaffBytes / 1024 ** 2} MiB |`,
      `| a report of a browser | ${kibibytes(browserReports.upload.mostBytes)} |`,
      `| one part of a path | ${longestParam} characters |`,
      `| all headers together | ${kibibytes(maxHeaderSize)} |`,
      `| the headers have to come within | ${usualTimeouts.headersTimeout / 1000} s |`,
      `| the whole request has to come within | ${usualTimeouts.requestTimeout / 1000} s |`,
    ]);
  });
});
