BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
CREATE TABLE bans (
	who VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	ends_at FLOAT, 
	reason VARCHAR NOT NULL, 
	PRIMARY KEY (who)
);
CREATE TABLE devices (
	id VARCHAR NOT NULL, 
	user_id VARCHAR NOT NULL, 
	token_hash VARCHAR NOT NULL, 
	browser VARCHAR NOT NULL, 
	system VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	seen_at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token_hash)
);
INSERT INTO "devices" VALUES('63dca9e77cad','_o6pxsF13a_s','a3dac7ccddcc3d6fd692619ce8057574bf68b82191d046a26daec605e8824dca','','',1.79582704971567821503e+09,1.79582704971567821503e+09);
INSERT INTO "devices" VALUES('735a8ca96522','VZwHIuPFqzjd','fbb055090282f57aadb9b50de12b54176c81a2dac3e27232040d3279d5385f12','','',1.79582704972845959658e+09,1.79582704972845959658e+09);
INSERT INTO "devices" VALUES('fb384dc9914d','mYdQwIIKm729','c1443cef36a0d66495b6b865c20322015df4f75d76aca7183fa151b407b717f8','','',1.79582704973092794416e+09,1.79582704973092794416e+09);
CREATE TABLE entries (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	data TEXT NOT NULL, 
	client_id VARCHAR, 
	at FLOAT NOT NULL, 
	turn INTEGER, due INTEGER, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',1,'wish','{"seat":0,"wish":"ask"}',NULL,1.79582704991733217237e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',2,'sat','{"seat":0,"user":"_o6pxsF13a_s","name":"Ada"}',NULL,1.79582704991733217237e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',3,'bot','{"seat":2,"level":"easy","name":"Clara"}',NULL,1.79582704991733217237e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',4,'wish','{"seat":1,"wish":"ask"}',NULL,1.79582704993704199794e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',5,'sat','{"seat":1,"user":"VZwHIuPFqzjd","name":"Bob"}',NULL,1.79582704993704199794e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',6,'ready','{"seat":0,"ready":true}',NULL,1.79582704996098566053e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',7,'ready','{"seat":1,"ready":true}',NULL,1.79582704997355556485e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',8,'set','{"open":false,"lets":false,"idle":2,"pace":"at_once"}',NULL,1.79582704998976612088e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',9,'order','{"seat":0,"order":{"bowl":3,"chips":null,"left":null}}',NULL,1.79582704999764847754e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',10,'wish','{"seat":1,"wish":"once"}',NULL,1.79582705001036906241e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',11,'move','{"seat":0,"move":"loan"}','_o6pxsF13a_s/58cc193f0b2d1846',1.79582705001670956618e+09,1,1);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',12,'move','{"seat":1,"move":"loan","auto":true}',NULL,1.79582705001769948006e+09,2,1);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',13,'move','{"seat":2,"move":"loan"}',NULL,1.79582705001914286614e+09,0,1);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',14,'move','{"seat":0,"move":"bid"}',NULL,1.795827050019979477e+09,1,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',15,'move','{"seat":1,"move":"leave"}','VZwHIuPFqzjd/fc48a481cd28d149',1.79582705002543497087e+09,2,1);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',16,'move','{"seat":2,"move":"leave"}',NULL,1.79582705002629566199e+09,0,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',17,'move','{"seat":0,"move":"take"}','_o6pxsF13a_s/2c6d29a54768a145',1.79582705003041410442e+09,2,1);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',18,'move','{"seat":2,"move":"sell 0"}',NULL,1.79582705003123164174e+09,0,NULL);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',19,'move','{"seat":0,"move":"loan"}','_o6pxsF13a_s/297f33d29ff72a73',1.79582705003644824029e+09,1,1);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',20,'move','{"seat":1,"move":"decline","auto":true}',NULL,1.79582705003728580481e+09,2,1);
INSERT INTO "entries" VALUES('9Fhjv0zoAbGCEKdy',21,'move','{"seat":2,"move":"loan"}',NULL,1.79582705003856515878e+09,0,NULL);
INSERT INTO "entries" VALUES('UzeQQHvJEBL6305O',1,'wish','{"seat":0,"wish":"ask"}',NULL,1.79582705017726111411e+09,NULL,NULL);
INSERT INTO "entries" VALUES('UzeQQHvJEBL6305O',2,'sat','{"seat":0,"user":"_o6pxsF13a_s","name":"Ada"}',NULL,1.79582705017726111411e+09,NULL,NULL);
INSERT INTO "entries" VALUES('nNgsAQJ-lLtsjGtc',1,'wish','{"seat":0,"wish":"ask"}',NULL,1.79582705018300628659e+09,NULL,1);
INSERT INTO "entries" VALUES('nNgsAQJ-lLtsjGtc',2,'sat','{"seat":0,"user":"_o6pxsF13a_s","name":"Ada"}',NULL,1.79582705018300628659e+09,NULL,1);
INSERT INTO "entries" VALUES('nNgsAQJ-lLtsjGtc',3,'bot','{"seat":1,"level":"easy","name":"Basil"}',NULL,1.79582705018300628659e+09,NULL,1);
INSERT INTO "entries" VALUES('nNgsAQJ-lLtsjGtc',4,'move','{"seat":1,"move":"rotate a1 90"}',NULL,1.79582705018586301802e+09,NULL,1);
INSERT INTO "entries" VALUES('nNgsAQJ-lLtsjGtc',5,'move','{"seat":1,"move":"pawn b7-a4"}',NULL,1.79582705018774867059e+09,1,1);
INSERT INTO "entries" VALUES('nNgsAQJ-lLtsjGtc',6,'move','{"seat":1,"move":"end"}',NULL,1.79582705019245386125e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',1,'wish','{"seat":0,"wish":"ask"}',NULL,1.79582705019131183619e+09,NULL,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',2,'sat','{"seat":0,"user":"_o6pxsF13a_s","name":"Ada"}',NULL,1.79582705019131183619e+09,NULL,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',3,'bot','{"seat":1,"level":"easy","name":"Basil"}',NULL,1.79582705019131183619e+09,NULL,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',4,'bot','{"seat":2,"level":"easy","name":"Clara"}',NULL,1.79582705019131183619e+09,NULL,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',5,'move','{"seat":0,"move":"loan"}','_o6pxsF13a_s/6fe1dd9db770313a',1.79582705019625735285e+09,NULL,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',6,'move','{"seat":1,"move":"loan"}',NULL,1.79582705019747591022e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',7,'move','{"seat":2,"move":"loan"}',NULL,1.7958270501990792751e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',8,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/bcf034eda32e7b8f',1.79582705020218157771e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',9,'move','{"seat":1,"move":"leave"}',NULL,1.79582705020278358453e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',10,'move','{"seat":2,"move":"take"}',NULL,1.79582705020382332804e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',11,'move','{"seat":1,"move":"sell 0"}',NULL,1.79582705020466256145e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',12,'move','{"seat":2,"move":"loan"}',NULL,1.79582705020733690267e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',13,'move','{"seat":0,"move":"loan"}','_o6pxsF13a_s/ae5df342eb6cc044',1.79582705021019983296e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',14,'move','{"seat":1,"move":"loan"}',NULL,1.79582705021077370646e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',15,'move','{"seat":2,"move":"leave"}',NULL,1.79582705021177673346e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',16,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/175f7a7baf868085',1.79582705021429276468e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',17,'move','{"seat":1,"move":"take"}',NULL,1.79582705021493577958e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',18,'move','{"seat":0,"move":"sell 0"}','_o6pxsF13a_s/dfdb347963c15fe6',1.79582705021780657771e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',19,'move','{"seat":1,"move":"loan"}',NULL,1.79582705021846437453e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',20,'move','{"seat":2,"move":"loan"}',NULL,1.79582705021966028218e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',21,'move','{"seat":0,"move":"loan"}','_o6pxsF13a_s/f918e1fb8cb4f84e',1795827050.22201,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',22,'move','{"seat":1,"move":"leave"}',NULL,1.79582705022262835502e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',23,'move','{"seat":2,"move":"leave"}',NULL,1.79582705022315335273e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',24,'move','{"seat":0,"move":"take"}','_o6pxsF13a_s/673aa630c42a0c2a',1.7958270502259681225e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',25,'move','{"seat":2,"move":"sell 0"}',NULL,1.7958270502265508175e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',26,'move','{"seat":0,"move":"loan"}','_o6pxsF13a_s/9b759e082318a7d3',1.79582705022955012317e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',27,'move','{"seat":1,"move":"loan"}',NULL,1795827050.23019,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',28,'move','{"seat":2,"move":"loan"}',NULL,1.79582705023086237903e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',29,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/8631d030cd71f78d',1.79582705023391294481e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',30,'move','{"seat":1,"move":"leave"}',NULL,1.79582705023454713825e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',31,'move','{"seat":2,"move":"take"}',NULL,1.79582705023559236531e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',32,'move','{"seat":1,"move":"sell 0"}',NULL,1.79582705023607707025e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',33,'move','{"seat":2,"move":"loan"}',NULL,1.79582705023726797105e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',34,'move','{"seat":2,"move":"leave"}',NULL,1.79582705023843669893e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',35,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/106e0ecea327e01c',1.79582705024090313918e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',36,'move','{"seat":1,"move":"take"}',NULL,1.79582705024148726468e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',37,'move','{"seat":0,"move":"sell 0"}','_o6pxsF13a_s/1c82fde906659891',1.79582705024437499045e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',38,'move','{"seat":1,"move":"leave"}',NULL,1.79582705024502778052e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',39,'move','{"seat":2,"move":"leave"}',NULL,1.79582705024613785739e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',40,'move','{"seat":0,"move":"take"}','_o6pxsF13a_s/301d32eb09913b74',1.79582705024870395655e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',41,'move','{"seat":2,"move":"sell 0"}',NULL,1.79582705024932694432e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',42,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/dbcfe1bd273a404f',1.79582705025218939774e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',43,'move','{"seat":1,"move":"leave"}',NULL,1.79582705025276517874e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',44,'move','{"seat":2,"move":"take"}',NULL,1.79582705025386905666e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',45,'move','{"seat":1,"move":"sell 0"}',NULL,1.79582705025428485869e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',46,'move','{"seat":2,"move":"leave"}',NULL,1795827050.25556,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',47,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/0905479e6c454eab',1.79582705025915074343e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',48,'move','{"seat":1,"move":"take"}',NULL,1.79582705025977015494e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',49,'move','{"seat":0,"move":"sell 0"}','_o6pxsF13a_s/d1b1aae256011d66',1.79582705026284742354e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',50,'move','{"seat":1,"move":"leave"}',NULL,1.79582705026352071765e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',51,'move','{"seat":2,"move":"leave"}',NULL,1.79582705026449775693e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',52,'move','{"seat":0,"move":"take"}','_o6pxsF13a_s/ea88490bf6e98816',1.7958270502671296597e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',53,'move','{"seat":2,"move":"sell 0"}',NULL,1.79582705026806449888e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',54,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/bf35f0d643fb24f8',1.79582705027083134653e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',55,'move','{"seat":1,"move":"leave"}',NULL,1.79582705027143216128e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',56,'move','{"seat":2,"move":"take"}',NULL,1.79582705027243733401e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',57,'move','{"seat":1,"move":"sell 0"}',NULL,1.79582705027309441573e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',58,'move','{"seat":2,"move":"leave"}',NULL,1.79582705027430987359e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',59,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/eecc1a386b7e2be4',1.79582705027768015863e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',60,'move','{"seat":1,"move":"take"}',NULL,1.79582705027827143674e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',61,'move','{"seat":0,"move":"sell 0"}','_o6pxsF13a_s/fc710de44d02c670',1.79582705028126668935e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',62,'move','{"seat":1,"move":"leave"}',NULL,1.79582705028191685677e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',63,'move','{"seat":2,"move":"leave"}',NULL,1.79582705028295326228e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',64,'move','{"seat":0,"move":"take"}','_o6pxsF13a_s/8e9160271e6a86d3',1.79582705028546142579e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',65,'move','{"seat":2,"move":"sell 0"}',NULL,1.79582705028603053089e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',66,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/73db45f1ff482431',1.79582705028931760788e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',67,'move','{"seat":1,"move":"leave"}',NULL,1.79582705028993129731e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',68,'move','{"seat":2,"move":"take"}',NULL,1.79582705029100179669e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',69,'move','{"seat":1,"move":"sell 0"}',NULL,1.79582705029144310947e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',70,'move','{"seat":2,"move":"leave"}',NULL,1.79582705029226303095e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',71,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/525f64e1956109db',1.79582705029605579375e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',72,'move','{"seat":1,"move":"take"}',NULL,1.79582705029682731623e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',73,'move','{"seat":0,"move":"sell 0"}','_o6pxsF13a_s/6de0f40d22097bf1',1.79582705030689859394e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',74,'move','{"seat":1,"move":"leave"}',NULL,1.79582705030783963207e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',75,'move','{"seat":2,"move":"leave"}',NULL,1.79582705031389856342e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',76,'move','{"seat":0,"move":"take"}','_o6pxsF13a_s/62f8c0104f00da33',1.79582705031705260273e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',77,'move','{"seat":2,"move":"sell 0"}',NULL,1.79582705031795835499e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',78,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/bcdd459786d1224e',1.79582705032101249699e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',79,'move','{"seat":1,"move":"leave"}',NULL,1.79582705032160830499e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',80,'move','{"seat":2,"move":"take"}',NULL,1.7958270503226892948e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',81,'move','{"seat":1,"move":"sell 0"}',NULL,1.79582705032321643823e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',82,'move','{"seat":2,"move":"leave"}',NULL,1.79582705032400488849e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',83,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/677ad649dafd5498',1.79582705032760238644e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',84,'move','{"seat":1,"move":"take"}',NULL,1.79582705032834744453e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',85,'move','{"seat":0,"move":"sell 0"}','_o6pxsF13a_s/fcfd8ffec89e36e9',1.79582705033146190643e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',86,'move','{"seat":1,"move":"leave"}',NULL,1.79582705033207440381e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',87,'move','{"seat":2,"move":"leave"}',NULL,1.79582705033314895624e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',88,'move','{"seat":0,"move":"take"}','_o6pxsF13a_s/3285c9e14462a038',1.79582705033579468722e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',89,'move','{"seat":2,"move":"sell 0"}',NULL,1.79582705033654093738e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',90,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/dff311f4615cf12d',1.79582705033950281144e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',91,'move','{"seat":1,"move":"leave"}',NULL,1.79582705034026837353e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',92,'move','{"seat":2,"move":"take"}',NULL,1.79582705034134459498e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',93,'move','{"seat":1,"move":"sell 0"}',NULL,1.79582705034184932709e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',94,'move','{"seat":2,"move":"leave"}',NULL,1.79582705034235095981e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',95,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/b05c27c2e95e5046',1.79582705034464859962e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',96,'move','{"seat":1,"move":"take"}',NULL,1.79582705034556674959e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',97,'move','{"seat":0,"move":"sell 0"}','_o6pxsF13a_s/06e18d0fa434868e',1.79582705034857153898e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',98,'move','{"seat":1,"move":"leave"}',NULL,1.79582705034922194479e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',99,'move','{"seat":2,"move":"leave"}',NULL,1.79582705035025715824e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',100,'move','{"seat":0,"move":"take"}','_o6pxsF13a_s/a4e93ff2379e15af',1.79582705035276579859e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',101,'move','{"seat":2,"move":"sell 0"}',NULL,1.79582705035361146926e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',102,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/b53bebbfc0c98e62',1.79582705035667181017e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',103,'move','{"seat":1,"move":"leave"}',NULL,1.79582705035737419125e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',104,'move','{"seat":2,"move":"take"}',NULL,1.79582705035794448853e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',105,'move','{"seat":1,"move":"sell 0"}',NULL,1.79582705035954833024e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',106,'move','{"seat":2,"move":"leave"}',NULL,1.79582705036017298695e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',107,'move','{"seat":0,"move":"leave"}','_o6pxsF13a_s/494c3be9647b3151',1.79582705036241149906e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',108,'move','{"seat":1,"move":"take"}',NULL,1.79582705036329412463e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',109,'move','{"seat":0,"move":"sell 0"}','_o6pxsF13a_s/8b0ea0db5ad40bf4',1.79582705036635255813e+09,1,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',110,'move','{"seat":1,"move":"leave"}',NULL,1.7958270503669168949e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',111,'move','{"seat":2,"move":"leave"}',NULL,1.79582705036797046663e+09,0,NULL);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',112,'move','{"seat":0,"move":"take"}','_o6pxsF13a_s/cc33a900c8214d39',1.79582705037032985687e+09,2,1);
INSERT INTO "entries" VALUES('nT3FxQedS7MpAppC',113,'move','{"seat":2,"move":"sell 0"}',NULL,1.79582705037101173395e+09,NULL,NULL);
INSERT INTO "entries" VALUES('tSWRo-hePESy4uAf',1,'forked','{"step":6}',NULL,1.79582705037816834454e+09,NULL,1);
INSERT INTO "entries" VALUES('tSWRo-hePESy4uAf',2,'sat','{"seat":0,"user":"_o6pxsF13a_s","name":"Ada"}',NULL,1.79582705037816834454e+09,NULL,1);
INSERT INTO "entries" VALUES('tSWRo-hePESy4uAf',3,'bot','{"seat":1,"level":"normal","name":"Basil"}',NULL,1.79582705037816834454e+09,NULL,1);
INSERT INTO "entries" VALUES('tSWRo-hePESy4uAf',4,'bot','{"seat":2,"level":"normal","name":"Clara"}',NULL,1.79582705037816834454e+09,NULL,1);
INSERT INTO "entries" VALUES('tSWRo-hePESy4uAf',5,'move','{"seat":1,"move":"sell 0"}',NULL,1.79582705038901114464e+09,NULL,1);
INSERT INTO "entries" VALUES('tSWRo-hePESy4uAf',6,'move','{"seat":2,"move":"loan"}',NULL,1.79582705040094780914e+09,0,1);
INSERT INTO "entries" VALUES('tSWRo-hePESy4uAf',7,'move','{"seat":0,"move":"decline","auto":true}',NULL,1795827050.40215,1,1);
INSERT INTO "entries" VALUES('tSWRo-hePESy4uAf',8,'move','{"seat":1,"move":"loan"}',NULL,1.7958270504049818516e+09,2,1);
INSERT INTO "entries" VALUES('tSWRo-hePESy4uAf',9,'move','{"seat":2,"move":"leave"}',NULL,1.79582705040959715843e+09,0,NULL);
CREATE TABLE facts (
	digest VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE listed_people (
	user_id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	seat INTEGER, 
	PRIMARY KEY (user_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "listed_people" VALUES('_o6pxsF13a_s','9Fhjv0zoAbGCEKdy',0);
INSERT INTO "listed_people" VALUES('VZwHIuPFqzjd','9Fhjv0zoAbGCEKdy',1);
INSERT INTO "listed_people" VALUES('_o6pxsF13a_s','UzeQQHvJEBL6305O',0);
INSERT INTO "listed_people" VALUES('_o6pxsF13a_s','nNgsAQJ-lLtsjGtc',0);
INSERT INTO "listed_people" VALUES('_o6pxsF13a_s','nT3FxQedS7MpAppC',0);
INSERT INTO "listed_people" VALUES('_o6pxsF13a_s','tSWRo-hePESy4uAf',0);
CREATE TABLE listings (
	table_id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	open BOOLEAN NOT NULL, 
	turn INTEGER, 
	shown TEXT NOT NULL, 
	made_at FLOAT NOT NULL, 
	changed_at FLOAT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "listings" VALUES('9Fhjv0zoAbGCEKdy','mogul-2002','playing',0,0,'{"seats": [["person", "Ada", null], ["person", "Bob", null], ["bot", "Clara", "easy"]], "owners": [0, 1, null], "house": {"first_player": "0"}, "yields": true, "known": false, "pace": "at_once", "result": null, "rematch": null}',1.79582704991733217237e+09,1.79582704998976612088e+09);
INSERT INTO "listings" VALUES('UzeQQHvJEBL6305O','moguli','waiting',0,NULL,'{"seats": [["person", "Ada", null], ["empty", "", null]], "owners": [0, null], "house": {}, "yields": false, "known": false, "pace": "at_once", "result": null, "rematch": null}',1.79582705017726111411e+09,1.79582705017726111411e+09);
INSERT INTO "listings" VALUES('nNgsAQJ-lLtsjGtc','moguli','playing',0,1,'{"seats": [["person", "Ada", null], ["bot", "Basil", "easy"]], "owners": [0, null], "house": {}, "yields": false, "known": false, "pace": "at_once", "result": null, "rematch": null}',1.79582705018300628659e+09,1.79582705018586301802e+09);
INSERT INTO "listings" VALUES('nT3FxQedS7MpAppC','mogul-2002','over',0,NULL,'{"seats": [["person", "Ada", null], ["bot", "Basil", "easy"], ["bot", "Clara", "easy"]], "owners": [0, null, null], "house": {"first_player": "0"}, "yields": false, "known": false, "pace": "at_once", "result": {"scores": [13, 15, 12], "winners": [1]}, "rematch": null}',1.79582705019131183619e+09,1.79582705037101173395e+09);
INSERT INTO "listings" VALUES('tSWRo-hePESy4uAf','mogul-2002','playing',0,2,'{"seats": [["person", "Ada", null], ["bot", "Basil", "normal"], ["bot", "Clara", "normal"]], "owners": [0, null, null], "house": {"first_player": "0"}, "yields": false, "known": true, "pace": "slow", "result": null, "rematch": null}',1.79582705037816834454e+09,1.79582705038901114464e+09);
CREATE TABLE records (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	record TEXT NOT NULL, 
	made_at FLOAT NOT NULL, owner VARCHAR, bytes INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE reviews (
	id VARCHAR NOT NULL, 
	review TEXT NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE reviews_begun (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	begun_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE reviews_weighed (
	id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	weighed TEXT NOT NULL, 
	PRIMARY KEY (id, number)
);
CREATE TABLE site (
	id VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "site" VALUES('c1053bcd');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	made TEXT NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('9Fhjv0zoAbGCEKdy','{"game":"mogul-2002","options":{"first_player":"0"},"deal":{"first":0,"start_shares":["brown/pink","brown/yellow","brown/blue"],"deck":["yellow/green","brown/blue","yellow/blue","pink/blue","brown/yellow","pink/yellow","blue/green","brown/green","pink/brown","blue/green","pink/brown","yellow/blue","brown/green","brown/pink","blue/brown","pink/yellow","blue/yellow","yellow/pink","yellow/brown","blue/pink","green/brown","green/yellow","green/pink","pink/green","green/pink","green/blue","crash","blue/pink","pink/blue"]},"salt":"ad836e32b4304b5e19a44603d440cc5500d2b6b25a5aa0f98bffb41e9fa8018a","commit":"42d6e2b917b187fe1c1d55429ea68a4e93bd4208527748d84894b3b0ebf873f3","rules":1,"seats":3,"host":"_o6pxsF13a_s","asks":true,"open":true,"yields":true,"lets":true,"idle":15,"pace":"slow","waits":true}',1.79582704991733217237e+09);
INSERT INTO "tables" VALUES('UzeQQHvJEBL6305O','{"game":"moguli","options":{"max_turns":"0","start_row_duty":"rotation"},"deal":{"first":1,"tiles":["s0","i0","i2","i0","s0","s2","s1","i1","s3","i0","i2","s3","i1","i2","s1","i0","i1","i3","i0","i2","s2","s2","s1","i2","i3","s2","i3","i2","s2","s1","s2","s1","s3","i1","s1"]},"salt":"d57b953034d4a560dcf100a740e588507df770826265c84fa0afea4ff6eb2202","commit":"3a40a546def4bc526cd49b414ec1c37c94fee9127da865ad3a60e3191c79d186","rules":1,"seats":2,"host":"_o6pxsF13a_s","asks":true,"open":false,"yields":false,"lets":false,"idle":0,"pace":"at_once","waits":true}',1.79582705017726111411e+09);
INSERT INTO "tables" VALUES('nNgsAQJ-lLtsjGtc','{"game":"moguli","options":{"max_turns":"0","start_row_duty":"rotation"},"deal":{"first":1,"tiles":["i0","i2","s1","i3","i3","i2","i3","s2","i0","s0","s2","i1","i2","s1","s3","s3","i3","i2","s2","s0","s1","i2","s1","s2","i3","i2","i0","i1","i0","s2","s1","s3","s2","i1","s2"]},"salt":"5e350efd02461058c64bf95b0ebd3bd35ce37c96640229988435fd9a997c5f14","commit":"59c91846785c202650bde8b12470002813147e2c3bbac7283e69ea09ff8ddaf3","rules":1,"seats":2,"host":"_o6pxsF13a_s","asks":true,"open":false,"yields":false,"lets":false,"idle":5,"pace":"at_once","waits":false}',1.79582705018300628659e+09);
INSERT INTO "tables" VALUES('nT3FxQedS7MpAppC','{"game":"mogul-2002","options":{"first_player":"0"},"deal":{"first":0,"start_shares":["brown/yellow","brown/pink","brown/pink"],"deck":["yellow/brown","blue/pink","green/pink","brown/green","green/blue","blue/brown","green/yellow","pink/yellow","brown/green","pink/brown","brown/blue","yellow/green","blue/yellow","yellow/blue","blue/pink","blue/green","pink/blue","blue/green","brown/yellow","green/brown","pink/brown","pink/blue","green/pink","yellow/pink","crash","brown/blue","pink/green","yellow/blue","pink/yellow"]},"salt":"79b9a11cbaece64685464a619db6ece9cd62f7b7e819079e911f2b533d1c5018","commit":"e7b3904d72e46f7afcddbba23543aca4b25bde7fc3ce5a73d97262ac4e402210","rules":1,"seats":3,"host":"_o6pxsF13a_s","asks":true,"open":false,"yields":false,"lets":false,"idle":5,"pace":"at_once","waits":false}',1.79582705019131183619e+09);
INSERT INTO "tables" VALUES('tSWRo-hePESy4uAf','{"game":"mogul-2002","options":{"first_player":"0"},"deal":{"first":0,"start_shares":["brown/yellow","brown/pink","brown/pink"],"deck":["yellow/brown","blue/pink","green/pink","brown/green","green/blue","blue/brown","green/yellow","pink/yellow","brown/green","pink/brown","brown/blue","yellow/green","blue/yellow","yellow/blue","blue/pink","blue/green","pink/blue","blue/green","brown/yellow","green/brown","pink/brown","pink/blue","green/pink","yellow/pink","crash","brown/blue","pink/green","yellow/blue","pink/yellow"]},"salt":"ce84641acc11e42bcaa1a83facf380cbf51e570ef1c440c4875908ffdfad1b01","commit":"e38567246f8c5d8f44be0332d78b3d781f67e476d31df4b075a5a665de6a2f7b","rules":1,"seats":3,"host":"_o6pxsF13a_s","pace":"slow","waits":false,"steps":[{"seat":0,"move":"loan"},{"seat":1,"move":"loan"},{"seat":2,"move":"loan"},{"seat":0,"move":"leave"},{"seat":1,"move":"leave"},{"seat":2,"move":"take"}],"fork":{"after":6,"of":"nT3FxQedS7MpAppC"},"asks":true}',1.79582705037816834454e+09);
CREATE TABLE "users" (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	lang VARCHAR, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('_o6pxsF13a_s','Ada',NULL,1.79582704971470713617e+09);
INSERT INTO "users" VALUES('VZwHIuPFqzjd','Bob',NULL,1.79582704972812056539e+09);
INSERT INTO "users" VALUES('mYdQwIIKm729','Cyd',NULL,1.79582704973067045208e+09);
CREATE INDEX listings_open ON listings (open, changed_at);
CREATE INDEX listed_people_table ON listed_people (table_id);
CREATE INDEX ix_devices_user_id ON devices (user_id);
CREATE INDEX records_by_owner ON records (owner, bytes);
COMMIT;
