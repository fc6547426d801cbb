import { clay, Drawing, ink, sage, sheet, Wash } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';

const size = { width: 240, height: 150 };

/** An open notebook with much room left and a pencil. */
export function NoResultsDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <Wash fill={sage} d="M44 44c28-8 54-6 80 6 26-12 52-14 80-6v88c-28-8-54-6-80 6-26-12-52-14-80-6z" />
      <path d="M38 34c28-8 54-6 80 6 26-12 52-14 80-6v88c-28-8-54-6-80 6-26-12-52-14-80-6z" fill={sheet} />
      <path d="M118 40v88M58 56c14-2 28-1 42 4M58 76c14-2 28-1 42 4M58 96c8-1 14-1 20 1" />
      <g transform="rotate(38 172 70)">
        <path d="M164 18h16v74l-8 18-8-18z" fill={clay} />
        <path d="M164 32h16M164 92h16" />
      </g>
    </Drawing>
  );
}

/** A gentle line of days, the next one still open. */
export function NoMoodsDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <Wash fill={sage} d="M16 112c40-26 70-24 104-8s66 14 104-10v44H16z" />
      <path d="M28 92c30-26 54-26 92 0s62 26 92 0" strokeDasharray="1 9" />
      <circle cx="44" cy="80" r="13" fill={sheet} />
      <circle cx="196" cy="104" r="13" fill={sheet} />
      <circle cx="120" cy="72" r="32" fill={clay} />
      <path d="M108 79c5 6 19 6 24 0" />
      <g fill={ink} stroke="none">
        <circle cx="110" cy="67" r="3" />
        <circle cx="130" cy="67" r="3" />
      </g>
      <path d="M16 138h208" />
    </Drawing>
  );
}

/** A magnifying glass over a quiet meadow. */
export function NothingFoundDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <Wash fill={sage} d="M20 138c10-30 60-44 104-34 46 10 82 16 96 34z" />
      <path d="M50 136c0-12-4-20-10-26M52 136c0-10 4-16 10-20M196 136c0-10-4-16-9-20M198 136c0-10 3-15 8-18" />
      <circle cx="112" cy="66" r="42" fill={sheet} />
      <path d="M86 60c4-13 14-20 26-20" />
      <path d="M142 96l10 10" />
      <path d="M150 112l9-9 30 28a6 6 0 01-9 9z" fill={clay} />
      <path d="M20 138h142M194 138h26" />
    </Drawing>
  );
}
