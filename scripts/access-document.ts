import { allEndpoints } from '../domain/contract/all-endpoints.ts';
import { accessCell, accessColumns } from '../domain/visibility/access-matrix.ts';
import { callName } from '../domain/contract/endpoint.ts';

const intro = `Each call and who may make it, made from the rules that the server enforces (\`domain/contract/\`). What an answer then shows of
whom is in the [register of processing](register-of-processing.md).

- **yes**: the call is heard.
- **own**: it is heard, and is about the caller alone, whosever ids or tokens are sent along; what belongs to another person is not found.
- **401**: \`not_signed_in\`. A session that has ended or expired, and one of an account that is disabled or deleted, is no session.
- **403**: refused, whatever else is sent. *Second factor missing* is an admin who must have one (\`REQUIRE_TOTP\`) and has none; where the
  setting asks for none, the column for admins holds.

\`server/http/access.test.ts\` and \`server/http/access-matrix.test.ts\` make each of these calls in each of these states.`;

/** Who may call what on whose data (ASVS 8.1.1). */
export function accessDocument(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const heading = row(['call', ...accessColumns]);
  const line = `|${'---|'.repeat(accessColumns.length + 1)}`;
  const rows = allEndpoints.map((endpoint) =>
    row([`\`${callName(endpoint)}\``, ...accessColumns.map((column) => String(accessCell(endpoint, column)))]),
  );
  return [`# Who may call what`, intro, [heading, line, ...rows].join('\n')].join('\n\n').concat('\n');
}
