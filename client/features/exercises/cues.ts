import type { BreathingPhase } from '../../../domain/exercises/breathing.ts';

const pitches: Record<BreathingPhase, number> = { inhale: 396, hold: 352, exhale: 297 };
const buzzes: Record<BreathingPhase, number[]> = { inhale: [60], hold: [30, 60, 30], exhale: [120] };

const loudness = 0.12;
const toneSeconds = 1.2;

/** Longer than any breath: between two tones nothing stops (ms). */
const restAfter = 20_000;

let sound: AudioContext | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** A soft tone that fades in and out. To be asked for after a click: browsers allow no sound before. */
export function playTone(phase: BreathingPhase): void {
  if (!('AudioContext' in window)) return;
  sound ??= new AudioContext();
  void sound.resume();
  // It would keep the loudspeaker and the battery busy.
  clearTimeout(rest);
  rest = setTimeout(() => void sound?.suspend(), restAfter);
  const now = sound.currentTime;
  const tone = new OscillatorNode(sound, { type: 'sine', frequency: pitches[phase] });
  const volume = new GainNode(sound, { gain: 0 });
  volume.gain.setValueAtTime(0, now);
  volume.gain.linearRampToValueAtTime(loudness, now + 0.15);
  volume.gain.exponentialRampToValueAtTime(0.001, now + toneSeconds);
  tone.connect(volume).connect(sound.destination);
  tone.start(now);
  tone.stop(now + toneSeconds);
}

export const canBuzz = typeof navigator !== 'undefined' && 'vibrate' in navigator;

export function buzz(phase: BreathingPhase): void {
  if (canBuzz) navigator.vibrate(buzzes[phase]);
}
