import styles from './spark-line.module.css';

const height = 40;
const inset = 3;

/** A small line without axes, as wide as its place. What it says stands beside it in words. */
export function SparkLine({ values, label }: { values: readonly number[]; label: string }) {
  const largest = Math.max(1, ...values);
  const y = (value: number) => inset + (1 - value / largest) * (height - 2 * inset);
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  const line = values.map((value, place) => `${place === 0 ? 'M' : 'L'}${place * step},${y(value)}`).join('');
  const last = values.at(-1) ?? 0;
  return (
    <div className={styles.frame}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className={styles.line}
      >
        <path className={styles.area} d={`${line}V${height}H0Z`} />
        <path className={styles.stroke} d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      <span aria-hidden="true" className={styles.last} style={{ insetBlockStart: `${(y(last) / height) * 100}%` }} />
    </div>
  );
}
