import { createCollection } from "./create-collection.ts";
import { deleteCollection } from "./delete-collection.ts";
import { migrate } from "./migrate.ts";
import { putInCollection } from "./put-in-collection.ts";
import { ids, list } from "./reads.ts";
import { renameCollection } from "./rename-collection.ts";
import { save } from "./save.ts";
import { unsave } from "./unsave.ts";

export const savedRouter = { createCollection, deleteCollection, ids, list, migrate, putInCollection, renameCollection, save, unsave };
