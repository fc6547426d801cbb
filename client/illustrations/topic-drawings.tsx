import { clay, Drawing, ink, sage, sheet, Wash } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';

const size = { width: 320, height: 220 };

/** A head in profile, looking right; 122 wide, 146 high, its top left at 72, 50. */
export const profile =
  'M100 196c1-15-1-27-10-41C64 116 76 51 130 51c37 0 54 23 53 52 5 9 10 15 12 20 1 5-4 7-9 7l1 8-4 4 3 5c2 9-3 18-15 17l-13-1c-5 9-4 21-1 33';

/** Someone sits with their arms around their knees; the rain stops where they look. */
export function DepressionDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <Wash fill={sage} d="M30 190C60 150 130 130 190 146c50 12 84 28 100 44z" />
      <circle cx="252" cy="70" r="30" fill={clay} stroke="none" />
      <path d="M84 66c-19 0-22-27-2-29 3-20 33-24 41-6 20-6 33 9 27 22 10 4 7 13-3 13z" fill={sheet} />
      <path d="M82 82l-5 13M104 82l-8 21M126 82l-5 13" />
      <path d="M232 112l-5 9M258 112l2 11M214 50l-9-5M228 30l-6-9M284 100l8 7" />
      <path d="M112 187c-8-44 12-77 44-80l16 12 20 20-14 48z" fill={clay} />
      <path d="M124 187c18-12 50-38 74-57 9-6 18-2 18 9v37c0 8 6 11 20 11h-42l-3-29-33 29z" fill={sheet} />
      <circle cx="181" cy="99" r="20" fill={sheet} />
      <path d="M165 112c-9-16 0-34 17-34 9 0 16 5 18 12-13-3-23 1-25 10-2 5-5 9-10 12z" fill={ink} />
      <path d="M150 126c4 24 26 36 54 30 6-1 11 0 12 5" />
      <path d="M30 188h260" />
    </Drawing>
  );
}

/** Two sides of one person look out into the world; between them a compass. */
export function PersonalityDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <g transform="translate(273 2) scale(-1 1)">
        <Wash fill={sage} d={`${profile}z`} />
      </g>
      <path d={profile} transform="translate(282 2) scale(-1 1)" />
      <path d={profile} transform="translate(38 2)" />
      <circle cx="160" cy="106" r="34" fill={clay} />
      <path d="M175 89l-8 24-22 10 8-24z" fill={sheet} />
      <circle cx="160" cy="106" r="2" fill={ink} />
      <path d="M160 78v-1M160 135v-1M131 106h1M188 106h1" strokeWidth={4} />
      <path d="M36 198h248" />
    </Drawing>
  );
}

/** A kettle taken off the flame: its steam calms down. */
export function AngerDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <Wash fill={sage} d="M74 186c0-10 40-16 96-16s96 6 96 16-40 14-96 14-96-4-96-14z" />
      <Wash fill={clay} d="M124 182c-10-50 12-74 56-74s68 28 56 74z" />
      <path d="M116 182c-9-48 12-78 54-78s64 32 54 78z" />
      <path d="M114 150c-18-3-22-20-34-32l17-5c8 7 12 12 24 13" fill={sheet} />
      <path d="M134 112c-8-54 80-54 72 0" />
      <path d="M146 107c4-12 44-12 48 0" />
      <circle cx="170" cy="92" r="6" fill={sheet} />
      <path d="M206 134c5 10 6 20 5 30" />
      <path d="M78 102c-30 2-40-34-14-40 30-6 40 36 10 36-32 0-34-56 4-58 34-2 36 44 8 42-26-4-20-46 14-50 26-2 30 18 44 18s20-14 36-14 22 14 38 14 22-14 38-14 20 12 34 12" />
      <path d="M44 190h252" />
    </Drawing>
  );
}

/** A mended bowl: the seams show, and something grows in it. */
export function HealingDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <circle cx="214" cy="72" r="40" fill={clay} stroke="none" />
      <path d="M160 116c0-34 2-58 6-84" />
      <path d="M163 88c-26 2-40-10-44-32 26-1 40 10 44 32z" fill={sage} />
      <path d="M161 104c22-2 36-14 40-36-24 0-37 12-40 36z" fill={sage} />
      <path d="M165 56c-15-8-19-20-13-36 14 8 19 20 13 36z" fill={sage} />
      <Wash fill={sage} d="M90 122h152c0 42-26 72-54 76h-44c-28-4-54-34-54-76z" />
      <path d="M82 116h156c0 44-26 74-54 78h-48c-28-4-54-34-54-78z" />
      <g stroke={clay} strokeWidth="6">
        <path d="M116 119l12 24-10 18 14 14-5 15M128 143l26 6 10-12 20 4M184 141l10-22M184 141l12 22" />
      </g>
      <path d="M136 194l-4 8h56l-4-8" fill={sheet} />
      <path d="M44 203h232" />
    </Drawing>
  );
}

/** A tangle of thoughts leaves the head as one quiet thread. */
export function AnxietyDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <g transform="translate(-27 4)">
        <Wash fill={sage} d={`${profile}z`} />
      </g>
      <path d={profile} transform="translate(-36 4)" />
      <path d="M96 122c-28 4-40-30-16-42 26-12 50 18 30 34-22 16-52-10-38-32 14-22 58-10 54 16-4 24-46 26-50 2-4-22 30-38 46-20 14 18-8 42-28 34-22-10-10-48 18-52 32-4 30 34 52 30 22-6 12-34-6-30-18 4-12 32 14 36 34 4 58-2 68 24" />
      <circle cx="240" cy="160" r="36" fill={clay} />
      <path d="M212 142c14 4 34 18 42 48M222 131c16 6 36 22 44 50M236 126c16 6 32 18 39 36M207 156c10 2 28 18 32 38" />
      <path d="M240 197c20 4 36 3 50-1" />
      <path d="M36 200h204" />
    </Drawing>
  );
}

/** A questionnaire on a desk, half filled in. */
export function QuestionnaireDrawing(props: DrawingProps) {
  const rows = [76, 104, 132, 160];
  return (
    <Drawing {...size} {...props}>
      <g transform="rotate(-5 150 110)">
        <Wash fill={sage} d="M96 30h124a8 8 0 018 8v150a8 8 0 01-8 8H96a8 8 0 01-8-8V38a8 8 0 018-8z" />
        <path d="M86 22h124a8 8 0 018 8v150a8 8 0 01-8 8H86a8 8 0 01-8-8V30a8 8 0 018-8z" fill={sheet} />
        <path d="M98 48h60" />
        {rows.map((y, row) => (
          <g key={y}>
            <circle cx="104" cy={y} r="8" fill={row < 2 ? clay : sheet} />
            {row < 2 && <circle cx="104" cy={y} r="2" fill={ink} />}
            <path d={`M124 ${y}h${[66, 48, 72, 40][row]}`} />
          </g>
        ))}
      </g>
      <g transform="rotate(32 236 120)">
        <path d="M228 54h18v92l-9 22-9-22z" fill={clay} />
        <path d="M228 70h18M228 146h18M237 168l0-6" />
      </g>
      <path d="M28 202h264" />
    </Drawing>
  );
}
