/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as sheets, its parts lose the roles that they have by themselves */
import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type { whoCanSee } from '../../../../domain/contract/visibility.ts';
import { visibilityMessages } from '#messages/visibility.ts';
import { viewerRoles } from '../../../../domain/visibility/data-kinds.ts';
import { levelText } from './level-text.ts';
import styles from './visibility-table.module.css';

type WhoCanSee = ReplyOf<typeof whoCanSee>;

/**
 * For each kind of data what each role gets; on a phone a sheet for each. The roles are spelled out, because a table
 * that is laid out as something else loses them.
 */
export function VisibilityTable({ rows, minGroup }: { rows: WhoCanSee['rows']; minGroup: number }) {
  return (
    <table role="table" className={styles.table}>
      <caption className="visually-hidden">{visibilityMessages.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {visibilityMessages.what}
          </th>
          {viewerRoles.map((viewer) => (
            <th key={viewer} role="columnheader" scope="col">
              {visibilityMessages.viewers[viewer]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.kind} role="row">
            <th role="rowheader" scope="row">
              {visibilityMessages.kinds[row.kind]}
            </th>
            {viewerRoles.map((viewer) => (
              <td key={viewer} role="cell" data-level={row[viewer]}>
                <span aria-hidden="true" className={styles.viewer}>
                  {visibilityMessages.viewers[viewer]}
                </span>
                <span>{levelText(row[viewer], minGroup)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
