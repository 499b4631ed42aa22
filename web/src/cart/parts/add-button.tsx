import type { CartItem } from "@blenda/domain/cart/model";
import { useNavigate } from "@tanstack/react-router";
import { useMe } from "../../lib/session/use-me.ts";
import { Button } from "../../ui/controls/button.tsx";
import { addToCart } from "../data/add-to-cart.ts";
import { useCart } from "../data/cart.ts";

interface Props {
  item: CartItem;
  kind: "primary" | "secondary" | "quiet";
  size?: "medium" | "large";
  words: string;
  /** Once it is in. */
  wordsIn?: string;
}

/** Once it is in, the same button leads there: the keyboard stays where it was. */
export function AddButton({ item, kind, size = "large", words, wordsIn = "In your cart. View cart" }: Props) {
  const me = useMe();
  const navigate = useNavigate();
  const isIn = useCart().items.some(({ id, variant }) => id === item.id && variant === item.variant);
  const press = () => {
    if (isIn) void navigate({ to: "/cart" });
    else addToCart(item, me?.id);
  };
  return (
    <>
      <Button kind={kind} size={size} icon={isIn ? "check" : "shopping-cart"} onClick={press}>
        {isIn ? wordsIn : words}
      </Button>
      <span role="status" className="sr-only">
        {isIn ? "In your cart" : ""}
      </span>
    </>
  );
}
