import { testForm } from "../../testing/form.tsx";
import { ANA, openPart } from "../../testing/screen.tsx";
import { CollectionNameDialog } from "./collection-name-dialog.tsx";

const chairs = { id: "chairs", name: "Chairs", count: 2 };

testForm({
  name: "a new collection",
  open: () => openPart(<CollectionNameDialog onClose={() => {}} />, ANA),
  button: "Create",
  operation: "saved.createCollection",
  faults: { Name: "Please enter a name." },
  typed: { Name: "Lamps" },
  sends: { name: "Lamps" },
  answer: [chairs],
  refusal: { code: "SAVED_COLLECTION_TAKEN", says: "You already have a collection with this name", beside: "Name" },
});

testForm({
  name: "another name for a collection",
  open: () => openPart(<CollectionNameDialog collection={chairs} onClose={() => {}} />, ANA),
  button: "Rename",
  operation: "saved.renameCollection",
  typed: { Name: "Seats" },
  sends: { id: "chairs", name: "Seats" },
  answer: [chairs],
  refusal: { code: "SAVED_COLLECTION_GONE", says: "This collection no longer exists" },
});
