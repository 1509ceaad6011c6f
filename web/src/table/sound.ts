/** Small synthesized sounds, for players who have turned them on. */
import type { LogEntry } from "../lib/types";

interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  seconds: number;
  loud: number;
}

const TONES: Partial<Record<LogEntry["cue"], Tone>> = {
  move: { wave: "triangle", from: 180, to: 120, seconds: 0.07, loud: 0.12 },
  attack: { wave: "sawtooth", from: 420, to: 160, seconds: 0.11, loud: 0.08 },
  hit: { wave: "square", from: 140, to: 55, seconds: 0.16, loud: 0.1 },
  heal: { wave: "sine", from: 520, to: 780, seconds: 0.25, loud: 0.1 },
  die: { wave: "sawtooth", from: 200, to: 40, seconds: 0.45, loud: 0.09 },
  roll: { wave: "triangle", from: 900, to: 300, seconds: 0.09, loud: 0.07 },
  turn: { wave: "sine", from: 660, to: 660, seconds: 0.12, loud: 0.06 },
  round: { wave: "sine", from: 330, to: 440, seconds: 0.4, loud: 0.08 },
};

const GAP = 0.11;
const MOST = 8;
let context: AudioContext | null = null;

/** The tones for the latest events, one after another; only the last ones if there are many. */
export function tonesOf(fresh: readonly LogEntry[]): Tone[] {
  return fresh.flatMap((entry) => TONES[entry.cue] ?? []).slice(-MOST);
}

export function play(fresh: readonly LogEntry[]): void {
  const tones = tonesOf(fresh);
  if (!tones.length) return;
  context ??= new AudioContext();
  const audio = context;
  tones.forEach((tone, n) => {
    const at = audio.currentTime + n * GAP;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = tone.wave;
    oscillator.frequency.setValueAtTime(tone.from, at);
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, at + tone.seconds);
    gain.gain.setValueAtTime(tone.loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + tone.seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + tone.seconds);
  });
}
