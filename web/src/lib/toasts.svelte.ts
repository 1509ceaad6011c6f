/** Short messages that disappear by themselves; errors stay longer than good news. */
export type ToastKind = "info" | "error" | "success";

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

const LASTS: Record<ToastKind, number> = { info: 5000, success: 4000, error: 9000 };

class Toasts {
  all: Toast[] = $state([]);
  #last = 0;

  show(text: string, kind: ToastKind = "info"): void {
    this.all = this.all.filter((toast) => toast.text !== text).slice(-3);
    const id = ++this.#last;
    this.all.push({ id, kind, text });
    setTimeout(() => this.dismiss(id), LASTS[kind]);
  }

  error(problem: unknown): void {
    this.show(problem instanceof Error ? problem.message : String(problem), "error");
  }

  dismiss(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
