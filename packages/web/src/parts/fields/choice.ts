/** What Select and Segmented take: one of several values is chosen. */
export interface ChoiceProps<Value extends string | number> {
  value: Value;
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  hint?: string | undefined;
  /** Hides the label from sight. */
  bare?: boolean;
  onchange?: ((value: Value) => void) | undefined;
}
